import type { LampColour, LampSound } from '../../../lamps.ts'
import type { callStates } from '../../../andon.ts'

export const andonChoices = {
  callState: {
    called: 'Called',
    arrived: 'Arrived',
    solved: 'Solved',
    confirmed: 'Confirmed',
    cancelled: 'Cancelled',
  } satisfies Record<(typeof callStates)[number], string>,
  lampColour: {
    red: 'Red',
    yellow: 'Yellow',
    blue: 'Blue',
    white: 'White',
    green: 'Green',
    none: 'No lamp',
  } satisfies Record<LampColour, string>,
  lampSound: { none: 'No sound', chime: 'Chime', bell: 'Bell', horn: 'Horn' } satisfies Record<
    LampSound,
    string
  >,
}
