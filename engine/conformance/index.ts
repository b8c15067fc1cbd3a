export { conforms, type Failure, type Plan, type Report } from './conforms.ts';
export { type SampleSeat, sampleSeats, sampleSettings } from './sample.ts';
