export { checkDraft, type DefinitionMove, statusAfter, versionKey } from './standing.ts'
export { versioned } from './versioned.ts'
