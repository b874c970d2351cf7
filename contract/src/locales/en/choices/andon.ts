import type { callStates } from '../../../andon.ts'

export const andonChoices = {
  callState: {
    called: 'Called',
    arrived: 'Arrived',
    solved: 'Solved',
    confirmed: 'Confirmed',
    cancelled: 'Cancelled',
  } satisfies Record<(typeof callStates)[number], string>,
}
