export { conforms, type Failure, type Plan, type Report } from './conforms.ts';
export { sampleSettings } from './sample.ts';
