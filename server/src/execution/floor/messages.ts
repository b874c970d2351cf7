import type { Arrive, ArriveAnswer, Complete, CompleteAnswer, Verdict } from '@takt/contract/floor.ts'
import type { ProcessStatus } from '@takt/contract/units.ts'

/** The sender, its unit, and when it happened. */
export type ArriveRequest = Pick<Arrive, 'productSn' | 'productId' | 'orderCode' | 'operator'> & {
  stationNumber: string
  at: number
  message: number
}
export type Done = ArriveRequest &
  Pick<Complete, 'verdict' | 'results' | 'materials'> & { startTime: number | null }

export type TestAnswer = {
  productId: string
  passes: number
  resultStatus: Verdict
  processStatus: ProcessStatus
  stored: boolean
}

/** The pass a completion sent again had made: its answer is read back after the rules have run. */
export type Repeat = { repeat: { productId: string; passNo: number } }
export type FloorAnswer = ArriveAnswer | CompleteAnswer | TestAnswer | Repeat | { stored: boolean }
