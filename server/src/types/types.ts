export { findType } from './types.queries.ts'
