import type { Reworker } from '@takt/contract/reworkers.ts'
import type { Json, Stored } from './stored.ts'

type Lists = 'typeNos' | 'defectCodes' | 'stationNumbers'

export interface QualityTables {
  reworkers: Omit<Stored<Reworker, 'enabled' | 'revision'>, Lists> & { [L in Lists]: Json<string[]> }
}
