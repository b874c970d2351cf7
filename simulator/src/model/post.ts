import type { Verdict } from '@takt/contract/floor.ts'
import { isoOf, shiftAt } from '../clock.ts'
import { operatorNoOf } from '../plant/operators.ts'
import { moveOn } from './flow.ts'
import { later, type Line, type Post, postAt, type Repair, type Unit } from './line.ts'
import { consume, lacksMaterial, scannedInto } from './material.ts'
import { takeReadings } from './measures.ts'
import { beginUnit, currentOrder, leaveLine, undone } from './orders.ts'
import { setAside } from './set-aside.ts'
import { sayStatus, tell, tellOffice } from './outbox.ts'
import { breakDown, stopBefore, warn } from './stops.ts'

/** Places before a station; and seconds a wait must last before a station reports it. */
const places = 3
const noticedWait = 15
/** Of the planned cycle this share is the work itself, the rest is loading. */
const workShare = 0.95

/** Takes the next unit, unless something blocks it. Called whenever something changed. */
export function takeWork(line: Line, post: Post) {
  if (post.work || post.blocked || post.stopped) return
  if (line.onBreak) return waitFor(line, post)
  dropGone(post)
  const waiting = post.returned[0] ?? post.buffer[0]
  const order = waiting || post.plan !== line.plan.stations[0] ? null : currentOrder(line)
  const type = waiting?.type ?? order?.type
  if (!type) return waitFor(line, post)
  const again = () => takeWork(line, post)
  if (stopBefore(line, post, type, again) || lacksMaterial(line, post, type, again)) return
  const unit = post.returned.shift() ?? post.buffer.shift() ?? beginUnit(line, order!)
  load(line, post, unit)
  letIn(line, post)
}

function dropGone({ returned, buffer }: Post) {
  for (const queue of [returned, buffer]) while (queue[0]?.gone) queue.shift()
}

/** Nothing to do, or nowhere to put it: reported once it has lasted. */
function waitFor(line: Line, post: Post) {
  if (line.onBreak) return sayStatus(line, post, 'break')
  if (post.reportedStatus === 'waiting') return
  const turn = (post.turn += 1)
  line.agenda.note(later(line, noticedWait), () => {
    if (post.turn === turn && !line.onBreak) sayStatus(line, post, 'waiting')
  })
}

function load(line: Line, post: Post, unit: Unit) {
  const cycle = post.plan.cycleTime * unit.type.effort
  const turn = (post.turn += 1)
  post.work = {
    unit,
    since: line.now,
    arrival: null,
    remaining: cycle * workShare * post.random.around(post.plan.manual ? 0.12 : 0.04),
  }
  line.agenda.note(later(line, cycle * (1 - workShare)), () => post.turn === turn && begin(line, post, unit))
}

function begin(line: Line, post: Post, unit: Unit) {
  if (unit.gone) return release(line, post)
  const work = post.work!
  mislay(line, post, unit)
  warn(line, post)
  sayStatus(line, post, post.warned ? 'warning' : 'producing')
  const isNew = unit.processStatus === 'registered'
  const opened = isNew ? undone(unit.order.opened) : []
  const operator = operatorAt(line, post)
  const about = {
    productSn: unit.productSn,
    ...(isNew && { orderCode: unit.order.orderCode }),
    ...(operator && { operator }),
  }
  work.arrival = tell(line, post, { kind: 'arrive', ...about }, unit, { answer: 'go' })
  work.arrival.after.push(...opened)
  work.since = line.now
  unit.processStatus = unit.processStatus === 'registered' ? 'inProcess' : unit.processStatus
  const { random, plan } = post
  if (random.chance(work.remaining / (plan.faultHours * 3600))) return fail(line, post, unit)
  workOn(line, post, unit, work.remaining)
}

/** Breaks down somewhere in the cycle, and does the rest of it after the repair. */
function fail(line: Line, post: Post, unit: Unit) {
  const turn = post.turn
  const { remaining } = post.work!
  const done = remaining * post.random.share()
  line.agenda.note(later(line, done), () => {
    if (post.turn !== turn) return
    breakDown(line, post, () =>
      post.work?.unit === unit ? workOn(line, post, unit, remaining - done) : takeWork(line, post),
    )
  })
}

function workOn(line: Line, post: Post, unit: Unit, seconds: number) {
  const turn = post.turn
  line.agenda.note(later(line, seconds), () => post.turn === turn && finish(line, post, unit))
}

/** Now and then a unit is carried to the wrong station first, which requests it, and is refused. */
function mislay(line: Line, post: Post, unit: Unit) {
  const wrong =
    unit.step.nextStep !== null && unit.last
      ? line.posts.get(unit.type.steps.find(({ stepSeq }) => stepSeq === unit.step.nextStep)!.stationNumber)!
      : null
  if (!wrong || wrong === post || !post.random.chance(0.001)) return
  tell(line, wrong, { kind: 'arrive', productSn: unit.productSn }, unit, { answer: 'noGo' })
}

function finish(line: Line, post: Post, unit: Unit) {
  if (unit.gone) return release(line, post)
  const { step } = unit
  spoil(line, post, unit)
  const { results, judged, verdict } = takeReadings(line.plan, post, unit, step)
  const resultStatus: Verdict = verdict === 'ng' || judged === 'ng' ? 'ng' : 'ok'
  const firstPass = !unit.tries.has(step.stepSeq)
  const after = moveOn(unit, step, resultStatus)
  const expected = { resultStatus, ...after, firstPass, stepSeq: step.stepSeq }
  const operator = operatorAt(line, post)
  tell(
    line,
    post,
    {
      kind: 'complete',
      productSn: unit.productSn,
      ...(operator && { operator }),
      verdict,
      results,
      materials: scannedInto(post, unit),
    },
    unit,
    unit.adopted ? null : expected,
  )
  if (post.plan.isBench && resultStatus === 'ok' && !unit.adopted) reportRepair(line, post, unit, operator)
  consume(post, unit)
  post.wear += 1
  if (post.drift && (post.drift.units -= 1) <= 0) post.drift = null
  post.failedInRow = resultStatus === 'ng' ? post.failedInRow + 1 : 0
  mend(post, unit, resultStatus)
  unload(post)
  // Only the server has where a unit of before goes: its answer sends it on.
  if (!unit.adopted) goOn(line, post, unit)
  takeWork(line, post)
}

/** Whatever was in the station is not any more, and what was to happen to it does not. */
export function unload(post: Post) {
  post.turn += 1
  post.work = null
}

export function release(line: Line, post: Post) {
  unload(post)
  takeWork(line, post)
}

/** Something that goes wrong at the first try shows at once; what it is and how bad, chance decides. */
function spoil({ plan }: Line, post: Post, unit: Unit) {
  const { step } = unit
  const measures = plan.sets.find((set) => set.colSetId === step.colSetId)?.measures.length ?? 0
  if (measures === 0 || unit.tries.has(step.stepSeq) || !post.random.chance(post.plan.faultyShare)) return
  const size = post.random.between(0.02, 0.6) * (post.random.chance(0.5) ? 1 : -1)
  unit.flaw = { stepSeq: step.stepSeq, place: Math.floor(post.random.share() * measures), size }
}

/** What is reported to have been wrong, and done about it: of a characteristic mostly the same, of every fourth serial something else. */
const repairs: readonly Repair[] = [
  { causeCode: 'part', repairCode: 'replace' },
  { causeCode: 'assembly', repairCode: 'retighten' },
  { causeCode: 'process', repairCode: 'adjust' },
  { causeCode: 'handling', repairCode: 'clean' },
  { causeCode: 'unclear', repairCode: 'none' },
]

function reportRepair(line: Line, { plan }: Post, unit: Unit, operatorNo: string | null) {
  if (!line.hasOffice) return
  const { flaw, productSn } = unit
  const usual = flaw === null ? repairs.length - 1 : (flaw.stepSeq / 10 + flaw.place) % (repairs.length - 1)
  const number = Number(productSn.slice(-3)) || 0
  const repair = repairs[number % 4 === 0 ? number % repairs.length : usual]!
  const timeSpent = Math.round(plan.cycleTime * (0.6 + (number % 100) / 80))
  tellOffice(
    line,
    { kind: 'reportRework', doneAt: isoOf(line.now), timeSpent, operatorNo, ...repair },
    [],
    unit,
  )
}

/** The bench repairs most of what it gets; trying again helps where only the contact was bad. */
function mend(post: Post, unit: Unit, resultStatus: Verdict) {
  if (
    unit.flaw &&
    (post.plan.isBench
      ? resultStatus === 'ok' && post.random.chance(0.93)
      : post.random.chance(0.5) && unit.step.stationNumber === post.plan.stationNumber)
  )
    unit.flaw = null
}

/** To the next station, to the bench and back, out of the line, or aside. */
export function goOn(line: Line, post: Post | null, unit: Unit) {
  if (unit.gone || unit.processStatus === 'finished' || unit.processStatus === 'scrapped')
    return leaveLine(line, unit)
  if (unit.processStatus === 'held') return setAside(line, unit, () => goOn(line, null, unit))
  const target = postAt(line, unit.step)
  const onTrolley = post === null || unit.processStatus === 'rework' || target === post || post.plan.isBench
  if (!onTrolley && target.buffer.length >= places) {
    post.blocked = { unit, target }
    return waitFor(line, post)
  }
  const queue = onTrolley ? target.returned : target.buffer
  queue.push(unit)
  if (target !== post) takeWork(line, target)
}

/** A place before a station is free: whoever waited for it moves up. */
function letIn(line: Line, target: Post) {
  for (const post of line.posts.values()) {
    if (post.blocked?.target !== target || target.buffer.length >= places) continue
    target.buffer.push(post.blocked.unit)
    post.blocked = null
    takeWork(line, post)
  }
}

/** Who works here on this shift; an automatic station works by itself. */
function operatorAt({ plan, timeZone, now }: Line, { plan: { manual, stationNumber } }: Post): string | null {
  if (!manual) return null
  const shift = shiftAt(plan.shifts, timeZone, now)
  return operatorNoOf(plan.lineNumber, (shift ?? plan.shifts[0]!).shiftName, stationNumber)
}
