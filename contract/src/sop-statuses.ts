export const sopStatuses = ['draft', 'review', 'released', 'obsolete'] as const
export type SopStatus = (typeof sopStatuses)[number]
/** What becomes of units in work when the version comes into force. */
export const inFlights = ['switch', 'finish'] as const
export type InFlight = (typeof inFlights)[number]
/** From which status a version may be moved so. */
export const sopMoves = {
  submit: 'draft',
  sendBack: 'review',
  review: 'review',
  release: 'review',
  withdraw: 'released',
} as const satisfies Record<string, SopStatus>
export type SopMove = keyof typeof sopMoves
