export { sampleOf } from '../../tooling/schema-sample.ts';
