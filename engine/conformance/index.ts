export { conforms, type Failure, type Plan, type Report } from './conforms.ts';
export { type SampleRules, type Samplers, type SampleSeat, sampleSeats, sampleSettings } from './sample.ts';
