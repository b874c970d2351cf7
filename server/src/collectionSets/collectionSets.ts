export { findSets } from './collectionSets.queries.ts'
