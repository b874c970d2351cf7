import type { HoldRule } from '@takt/contract/found-units.ts'
import type { ProcessStatus } from '@takt/contract/units.ts'
import type { Bench } from './binding.ts'

/** A part that goes into a unit; times are epoch milliseconds. */
export type NewComponent = {
  productId: string
  componentId: string
  rootId: string
  bomCode: string
  bomLot: string | null
  serial: string | null
  childId: string | null
  quantity: number
  partGrp: string
  stationNumber: string
  stepSeq: number | null
  passNo: number | null
  at: number
  operator: string | null
  /** Named by who built it in; else it was bound at the station. */
  scanned: boolean
}
/** One that is in it. */
export type Installed = Pick<
  NewComponent,
  | 'componentId'
  | 'bomCode'
  | 'bomLot'
  | 'serial'
  | 'childId'
  | 'quantity'
  | 'partGrp'
  | 'stationNumber'
  | 'stepSeq'
  | 'passNo'
>
export type Removed = {
  productId: string
  componentId: string
  childId: string | null
  at: number
  by: string
  reason: string
  back: boolean
  message: number
}
/** A unit made here that may become a part of another. */
export type Child = { productId: string; typeNo: string; processStatus: ProcessStatus }
/** What a transaction has read of the parts of its units, and what it changes of them. */
export type Components = {
  /** What is in each unit now. */
  installed: Map<string, Installed[]>
  /** Serials that are in some unit. */
  inUse: Set<string>
  /** Units made here that may become parts, by serial. */
  children: Map<string, Child>
  /** The outermost unit of each. */
  roots: Map<string, string>
  /** Exchanges that were done before. */
  exchanged: Set<string>
  added: NewComponent[]
  removed: Removed[]
}
export const noComponents = (): Components => ({
  installed: new Map(),
  inUse: new Set(),
  children: new Map(),
  roots: new Map(),
  exchanged: new Set(),
  added: [],
  removed: [],
})

type Rule = Pick<HoldRule, 'kind' | 'value' | 'bomCodes' | 'reason'> & { later: boolean; isMarked: boolean }
/** `unmarked`: units that hold what is being held, and that marking may not have reached yet. */
export type HoldRules = { rules: Rule[]; unmarked: Map<string, Pick<Rule, 'value' | 'reason'>[]> }
export const noHoldRules = (): HoldRules => ({ rules: [], unmarked: new Map() })

/** What is bound at the stations that send, and the parts of the units they work on. */
export type MaterialState = { bench: Bench; components: Components; holds: HoldRules }
