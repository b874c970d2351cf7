import type { NoGoReason } from '@takt/contract/reasons.ts'
import type { ArriveAnswer, CompleteAnswer } from '@takt/contract/floor.ts'
import { type Line, type Message, stepOf, type Unit } from './line.ts'
import { runDry } from './material.ts'
import { dropOrder, fillOrder, forgetUnit, leaveLine, takeLots } from './orders.ts'
import { goOn, release, takeWork, unload } from './post.ts'
import { stopFor } from './stops.ts'

/** These pass: somebody paused the order, changes a tool, or the unit is still with somebody else. The station waits and tries again. */
const passing = new Set<NoGoReason>([
  'orderNotProducing',
  'busyElsewhere',
  'typeNotReleased',
  'unitHeld',
  'lotOnHold',
  'toolLocked',
  'toolMissing',
  'calibrationDue',
  'signalUnanswered',
])
/** For these the station refuses every unit, also one that would begin here. */
const ofStation = new Set<NoGoReason>(['toolLocked', 'toolMissing', 'calibrationDue', 'signalUnanswered'])
/** Material ran out before we expected it: somebody mounts more, and the station tries again. */
const ofMaterial = new Set<NoGoReason>(['materialNotBound', 'materialEmpty'])
const secondsToAsking = 60

/** The answer to an arrival. A refusal that we did not expect stops the work that was begun. */
export function hearArrive(line: Line, message: Message, answer: ArriveAnswer) {
  const { unit, sender, expected } = message
  if (!unit) return
  if (answer.answer === 'go') {
    unit.productId = answer.productId
    return
  }
  if (expected && 'answer' in expected && expected.answer === 'noGo') return
  const post = line.posts.get(sender)!
  const isOfArrival = post.work?.arrival === message
  const reasons = answer.reasons.map(({ reason }) => reason)
  const waits = isOfArrival && reasons.every((reason) => ofStation.has(reason))
  if (unit.productId === null && !waits) refuseNew(line, unit, reasons)
  else if (!isOfArrival) return
  else if (line.orders.includes(unit.order) && reasons.every((reason) => passing.has(reason))) {
    unload(post)
    post.returned.unshift(unit)
    return stopFor(line, post, 'waiting', secondsToAsking, () => takeWork(line, post))
  } else if (reasons.every((reason) => ofMaterial.has(reason))) {
    unload(post)
    post.returned.unshift(unit)
    return runDry(line, post, () => takeWork(line, post))
  } else takeOff(line, unit)
  if (isOfArrival && !post.stopped) release(line, post)
}

/** A unit that the server did not take into its order never was. */
function refuseNew(line: Line, unit: Unit, reasons: NoGoReason[]) {
  if (unit.gone) return
  forgetUnit(unit)
  if (reasons.includes('orderFull')) fillOrder(line, unit.order)
  // Somebody else started it, or divided its lots anew.
  else if (reasons.includes('lotMissing') && line.hasOffice) takeLots(line, unit.order)
  else unit.order.barred = true
}

/** Its message is refused, not answered: where it is cannot be known. */
export function hearRefused(line: Line, { unit }: Message) {
  if (unit) takeOff(line, unit)
}

function takeOff(line: Line, unit: Unit) {
  unit.gone = true
  leaveLine(line, unit)
}

/** The answer to a completion. False: it is not what the route, by our data, gives. */
export function hearComplete(line: Line, message: Message, answer: CompleteAnswer): boolean {
  const { unit, expected } = message
  if (!unit) return true
  unit.productId = answer.productId
  const completed = expected && 'resultStatus' in expected ? expected : null
  const isAsExpected =
    completed !== null &&
    completed.resultStatus === answer.resultStatus &&
    completed.processStatus === answer.processStatus &&
    completed.nextStep === answer.nextStep
  const conceded = !isAsExpected && completed !== null && isConceded(unit, completed, answer)
  if (conceded) {
    message.expected = { ...completed, processStatus: 'inProcess', nextStep: answer.nextStep }
    unit.returnStep = null
    unit.flaw = null
  }
  // The server rules where the unit goes, if we have not sent more of it since.
  if (!isAsExpected && unit.last === message && !unit.left) correct(line, unit, answer)
  return isAsExpected || conceded || completed === null
}

/** Under a concession an NG goes on along its route; only the server counts how many pieces are left of it. */
function isConceded(
  { type }: Unit,
  answer: Pick<CompleteAnswer, 'resultStatus' | 'stepSeq'>,
  { resultStatus, processStatus, nextStep }: CompleteAnswer,
) {
  const step = type.steps.find(({ stepSeq }) => stepSeq === answer.stepSeq)
  return (
    answer.resultStatus === 'ng' &&
    resultStatus === 'ng' &&
    processStatus === 'inProcess' &&
    nextStep !== null &&
    nextStep === step?.nextStep
  )
}

function correct(line: Line, unit: Unit, { processStatus, nextStep }: CompleteAnswer) {
  for (const post of line.posts.values()) {
    post.buffer = post.buffer.filter((other) => other !== unit)
    post.returned = post.returned.filter((other) => other !== unit)
    if (post.blocked?.unit === unit) post.blocked = null
    if (post.work?.unit === unit) unload(post)
  }
  const isOfType = nextStep !== null && unit.type.steps.some(({ stepSeq }) => stepSeq === nextStep)
  if (!isOfType && processStatus !== 'finished') return takeOff(line, unit)
  unit.processStatus = processStatus as Unit['processStatus'] // the contract's answer names it as text; it is one of the unit's
  if (isOfType) unit.step = stepOf(unit.type, nextStep)
  goOn(line, null, unit)
  for (const post of line.posts.values()) takeWork(line, post)
}

/** The office's request was not allowed: somebody was there before, and their decision holds. */
export function hearOfficeRefused(line: Line, { work, unit }: Message) {
  if (work.kind === 'moveOrder' || work.kind === 'takeLots') dropOrder(line, work.orderCode)
  if (work.kind === 'createOrder') dropOrder(line, work.draft.orderCode)
  if ((work.kind === 'moveUnit' || work.kind === 'dispose') && unit) takeOff(line, unit)
}
