// What features need to take part in the messages of stations, without knowing who plays them.
export {
  type Act,
  actOnLine,
  inLineQueue,
  type Lane,
  type LineQueue,
  notDoneYet,
  setLineQueue,
} from './acts.ts'
export { forgetDone } from './acts.queries.ts'
export type {
  Aspect,
  Closed,
  FoundNg,
  NgOfPass,
  GoExtras,
  LineView,
  Pass,
  Span,
  Trip,
  Visit,
  VisitedOrder,
  VisitedStep,
  VisitedUnit,
} from './aspect.ts'
export { appendEvents, insertEvents, lockPlantStream } from './events.ts'
export { type Follower } from './follow.ts'
export { Followers } from './followers.ts'
export { Journal } from './journal.ts'
export {
  isUnitMessage,
  type Message,
  type MessageOf,
  saysOfEquipment,
  stationsOf,
  type TestRun,
  type TestStep,
  unitNamed,
  unitsNamed,
} from './messages.ts'
