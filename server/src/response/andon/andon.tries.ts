import { andon } from '@takt/contract/andon.ts'
import type { Tries } from '../../testing/feature-tries.ts'

const aCall = { stationNumber: 'S10', lossType: 'equipment', message: 'jammed' }

export const tries: Tries = [
  [andon.call, aCall],
  [andon.badge, { stationNumber: 'S10', cardId: 'CARD-OP1', move: 'arrive' }],
  [andon.takeOver, { id: 1 }],
  [andon.move, { id: 1, move: 'solve' }],
  [andon.correct, { id: 1, lossType: 'process', reason: 'wrong button' }],
  [andon.call, aCall],
  [andon.quiet, { hours: 1, reason: 'trial run' }],
  [andon.loud, {}],
  [andon.testLamp, { stationNumber: null, lampColour: 'blue', lampSound: 'none' }],
  [andon.cancel, { id: 2, reason: 'by mistake' }],
]
