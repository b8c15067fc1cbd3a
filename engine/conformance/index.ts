export { conforms, type Failure, type Plan, type Report } from './conforms.ts';
export { sampleSeats, sampleSettings } from './sample.ts';
