/**
 * Every reason not to work on a unit here. True: a plant may do without the check on a line, in the basic settings.
 * The others cannot be switched off: without them there is no unit to work on, or no step.
 */
const reasons = {
  orderNotProducing: true,
  orderFull: true,
  orderAmbiguous: false,
  unitUnknown: false,
  serialArchived: false,
  unitHeld: false,
  containsHeldUnit: false,
  partOnHold: false,
  typeOnHold: false,
  unitScrapped: false,
  unitFinished: false,
  notNextStep: true,
  stationNotOnRoute: false,
  stepSkipped: false,
  notSampled: false,
  earlierStepMissing: true,
  earlierStepNg: true,
  reworkExceeded: false,
  busyElsewhere: false,
  typeNotReleased: true,
  lotOnHold: true,
  lotMissing: true,
  materialNotBound: true,
  materialEmpty: true,
  materialExpired: true,
  materialBlocked: true,
  operatorMissing: true,
  operatorNotQualified: true,
  reworkerNotAllowed: true,
  sameDefectAgain: true,
  lineStoppedByCall: true,
  inspectionMissing: true,
  inspectionNg: true,
  signalUnanswered: true,
  toolLocked: true,
  toolMissing: true,
  calibrationDue: true,
  sopUnread: true,
} as const
type Reasons = typeof reasons
export type NoGoReason = keyof Reasons
export type SwitchableReason = { [R in NoGoReason]: Reasons[R] extends true ? R : never }[NoGoReason]
export const noGoReasons = Object.keys(reasons) as [NoGoReason, ...NoGoReason[]] // it is a record of them
export const switchableReasons = noGoReasons.filter((reason) => reasons[reason]) as unknown as readonly [
  SwitchableReason, // those that are true
  ...SwitchableReason[],
]
