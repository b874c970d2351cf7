import { refuse } from '@takt/contract/errors.ts'
import {
  canMove,
  definitionMoves,
  type DefinitionStatus,
  type definitionMoveNames,
} from '@takt/contract/moves.ts'

export type DefinitionMove = (typeof definitionMoveNames)[number]
export type Standing = { definitionStatus: DefinitionStatus; revision: number }

/** Only a draft is rewritten, and only as the writer saw it. */
export function checkDraft({ definitionStatus, revision }: Standing, seen: number) {
  if (definitionStatus !== 'draft') refuse('definition.frozen')
  if (revision !== seen) refuse('record.changed')
}

/** The status of a definition after the move, or the refusal of it. */
export function statusAfter({ definitionStatus }: Standing, move: DefinitionMove): DefinitionStatus {
  const rule: { from: readonly DefinitionStatus[]; to: DefinitionStatus } = definitionMoves[move]
  return canMove(rule, definitionStatus) ? rule.to : refuse('definition.wrong_status', { definitionStatus })
}

/** How the change history names one version of a definition. */
export const versionKey = (code: string, version: number) => `${code} ${version}`
