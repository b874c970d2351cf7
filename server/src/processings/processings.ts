export { findProcessing } from './processings.queries.ts'
