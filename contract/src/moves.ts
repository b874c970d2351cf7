/** A table of moves: the states a thing may leave, and the state it then has. */
export type Moves<S extends string> = Record<string, { from: readonly S[]; to: S; reason?: true }>

export const canMove = <S extends string>(move: { from: readonly S[] }, status: S) =>
  move.from.includes(status)

/** Definitions are frozen for ever on release; a change is a new version, made by copying. */
export const definitionStatuses = ['draft', 'released', 'obsolete'] as const
export type DefinitionStatus = (typeof definitionStatuses)[number]
export const definitionMoves = {
  release: { from: ['draft'], to: 'released' },
  retire: { from: ['released'], to: 'obsolete' },
} as const satisfies Moves<DefinitionStatus>
export const definitionMoveNames = ['release', 'retire'] as const
