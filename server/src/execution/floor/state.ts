import type { NoGoReason } from '@takt/contract/reasons.ts'
import type { Turn } from '../../platform/db/turns.ts'
import type { Aspect, Journal, LineView } from '../../platform/kernel/kernel.ts'
import type { Meaning } from '../../masterdata/defects/defects.ts'
import type { PackedSet } from '../../masterdata/measures/measures.ts'
import type { OpenFailure } from './part-out.queries.ts'
import {
  type LotState,
  type OrderState,
  type Route,
  type SerialState,
  type UnitState,
  type Way,
  wayKey,
} from './unit-state.ts'
import type { Day, DayKey, Refused, Writes } from './writes.ts'

/** Times are epoch milliseconds; `liveSince` is Infinity while it lasts. */
export type StationSilence = { start: number; liveSince: number; heartbeatSeconds: number }

export type ActiveAspect = { aspect: Aspect; state: unknown }

/** When an alarm of a station went on, and off; an off whose on is not received yet is both at once. */
export type AlarmTimes = Map<number, number | null>

/** What the rules may know and change: one line, loaded and locked for one transaction. */
export type Floor = {
  lineNumber: string
  /** Which turn of the line this is, if it writes anything. */
  turn: Turn
  productionDay: (ms: number) => string
  units: { byId: Map<string, UnitState>; bySn: Map<string, UnitState> }
  orders: Map<string, OrderState>
  /** Open lots of the line, the one that is taken from first first. */
  lots: Map<string, LotState>
  /** Serials that were made for an order, or whose unit is archived. */
  serials: Map<string, SerialState>
  /** The features that take part in these messages, each with its state, in the order of the list at the root. */
  aspects: ActiveAspect[]
  /** What they see of the line. */
  view: LineView
  /** What result codes mean. */
  defects: Meaning
  /** Checks this line does without. */
  off: ReadonlySet<NoGoReason>
  /** Of units already registered: the route as the package they are made by has it. */
  routes: Map<string, Route>
  /** Sets that a message names itself, drafts among them: held until the transaction ends. */
  sets: Map<number, PackedSet>
  /** Answers to arrivals that were refused before, by station and message. */
  refusedBefore: Map<string, Refused['reasons']>
  /** The day's moments as they are now, by `dayKey`. */
  days: Map<string, Day & DayKey>
  /** Silences of the senders: the open one, and those into which a message of theirs may fall. */
  silences: Map<string, StationSilence[]>
  /** Of the alarms that are named, by station and code. */
  alarms: Map<string, AlarmTimes>
  /** What was open of the units whose parts are exchanged as it was loaded; see `openNow`. */
  openFailures: readonly OpenFailure[]
  writes: Writes
  /** What the message that is played has changed so far. */
  journal: Journal
}

export const routeOf = ({ routes }: Pick<Floor, 'routes'>, unit: Way) => routes.get(wayKey(unit))!
