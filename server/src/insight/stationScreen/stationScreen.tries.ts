import { stationScreen } from '@takt/contract/stationScreen.ts'
import type { Tries } from '../../testing/feature-tries.ts'

const badge = { stationNumber: 'S10', cardId: 'CARD-OP1' }

export const tries: Tries = [
  [stationScreen.signOn, badge],
  [stationScreen.signOff, badge],
]
