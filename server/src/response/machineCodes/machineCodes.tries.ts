import { machineCodes } from '@takt/contract/machineCodes.ts'
import type { Tries } from '../../testing/feature-tries.ts'

export const tries: Tries = [
  [machineCodes.print, { stationNumber: 'S10', paper: 'sheetA4', copies: 2, origin: 'https://takt.example' }],
  [machineCodes.revoke, { stationNumber: 'S10' }],
]
