// What adapters of other protocols, the station log and the root need of the line's writer.
export { changeUnits, type UnitsInAct } from './change-units.ts'
export { alarmCodesSeen } from './alarm-codes.queries.ts'
export { slotLength } from './tally.ts'
export { refusedLast, unitsAtWork, unitsComing } from './at-work.queries.ts'
export { alarmRows, firstAlarms } from './alarm-rows.queries.ts'
export { failedCodesNamed, resultNamesOf } from './result-names.ts'
export { concessionsUnderWay } from './conceded.queries.ts'
export { stationCalls } from './ports.ts'
export { alarmsStillOn, sayAlarm } from './alarms.ts'
export { loadRoute, loadWay } from './definitions.ts'
export type { Identity } from './identify.ts'
export { type Carried, type Encoded, Ingress, type LoggedMessage, type StationLog } from './ingress.ts'
export { type DayMoments, isBehind, withinOf } from './day-moments.ts'
export { daysWithout, type LeftOut } from './days-without.ts'
export { keepSubgroups, momentsOf } from './moments.ts'
export { measuredSets } from './moments.queries.ts'
export {
  measuredPasses,
  type MeasuringStep,
  routesUnmeasured,
  type SampledPasses,
  type SampledShift,
  unmeasuredPasses,
} from './sampled.queries.ts'
export { type Decision, type Disposed, disposeFailures } from './dispose.ts'
export {
  countFailuresBy,
  countNg,
  countNgIn,
  countScrappedUnits,
  type FiguresOf,
  goodAtOnceIn,
  outputOfStations,
  retestsOf,
  spotsOf,
  type WorkedOn,
} from './failure-figures.queries.ts'
export { benchesOf } from './benches.ts'
export { firstPassChange } from './first-pass.queries.ts'
export { countInRework, countSentToRework, inReworkBy, sentToReworkBy } from './rework-figures.queries.ts'
export {
  bestHours,
  type CyclesOf,
  cycleSums,
  type DrivenPass,
  drivenPasses,
  newestCycles,
  quartersAt,
  typesPassed,
} from './cycles.queries.ts'
export { type Undone, undoDisposition } from './undo-disposition.ts'
export { mainSteps, stepsAhead } from './route.ts'
export {
  allFailures,
  countFailures,
  type FailureScope,
  findFailure,
  type FoundFailure,
  listFailures,
  openFailures,
} from './failure-list.queries.ts'
export { changeFailure, openFailure, type LoggedFailure, splitFailure, undoFailure } from './failures.ts'
export { failuresGone } from './failures.queries.ts'
export { lotForFailure, mustTakeFailure } from './failable.ts'
export { defectsLoggedAt, failuresLoggedBy } from './failures-by-hand.queries.ts'
export { freshPasses, type FreshPasses, type PassColumns } from './fresh-passes.ts'
export { measuredAtOnce, measuredColumns } from './measured-columns.ts'
export type { Stretch } from './measured-columns.queries.ts'
export { unitOfPassIs } from './unit-of-pass.queries.ts'
export { unitsOfType } from './of-type.queries.ts'
export { faultsByQuarter, ngByQuarter } from './samples.queries.ts'
export {
  firstPiecesSince,
  nthPiecesSince,
  piecesSince,
  type SinceAt,
  typeChangesSince,
} from './since.queries.ts'
export { unitsInside } from './rewind.queries.ts'
export { breakdownsOf, type StatusInStrip, stripsOf } from './strips.queries.ts'
export { lateChangesOn } from './station-times.queries.ts'
export { type DayPart, stationTimes, type StopLimits, type TimesFound, type Worked } from './station-times.ts'
export { settledAfter, utcDays } from './late-changes.ts'
export { momentsAt } from './store-days.ts'
export { rebuildDays } from './rebuild.ts'
export { lotUnits } from './lot-units.ts'
export { closeRepaired } from './repaired-pieces.ts'
export { openDefects, type Repeated, repeatedDefects } from './open-defects.queries.ts'
export {
  type AtStation,
  type MeasuredPass,
  passesMeasured,
  type PassInTime,
} from './measured-with.queries.ts'
export { type AgeStretch, passesByAge } from './age-yield.queries.ts'
export { unitsInRework } from './in-rework.queries.ts'
export { runningSeconds } from './running.queries.ts'
export { countUnitsOnHold, serialsOf, unitBySn, unitsById } from './look-up.ts'
export type { TestAnswer } from './messages.ts'
export type { TestRun, TestStep } from '../../platform/kernel/kernel.ts'
export type { Characteristic, PackedSet } from '../../masterdata/measures/measures.ts'
export { type Answered, checkTime } from './play.ts'
export type { Message } from '../../platform/kernel/kernel.ts'
export { type Changed, FloorQueue } from './queue.ts'
export { namedSet } from '../../masterdata/measures/measures.ts'
export { idsOfUnits, type OpenPass, openPassNo, openPassOf, openTimesAt } from './open-pass.ts'
export { forgetPasses } from './old-passes.ts'
export { oldUnitsAfter, serialsArchived, takeFailures, takeUnits } from './old-units.queries.ts'
export { answerBefore } from './test-run.ts'
export { takeFailuresAlong } from './part-out.ts'
export { holdUnit, moveUnit, returnUnit, reworkUnit, type UnitMove } from './unit-moves.ts'
export type { Route, UnitState } from './unit-state.ts'
export { validItem } from './validate.ts'
