import { z } from 'zod'
import { lossTypes } from './alarmDefs.ts'
import { levelOutcomes } from './andon.ts'
import { andonLevels } from './andonRules.ts'
import { judgedEffects } from './problems.ts'
import { stationStatuses } from './stations.ts'
import { lifeKinds } from './toolCounters.ts'

const station = z.object({ stationNumber: z.string() })
const unit = z.object({ productId: z.string(), productSn: z.string().nullable() })
const fate = unit.extend({ orderCode: z.string(), reason: z.string().nullable() })
const failure = station.extend({
  productId: z.string().nullable(),
  productSn: z.string().nullable(),
  lotNo: z.string().nullable(),
  stepSeq: z.number().nullable(),
  resultCode: z.string().nullable(),
  defectCode: z.string().nullable(),
})
const alarm = station.extend({ alarmCode: z.string(), alarmText: z.string().nullable(), at: z.string() })
const lot = z.object({ lotNo: z.string(), orderCode: z.string(), number: z.number(), doneNumber: z.number() })
const call = station.extend({ callId: z.number(), lossType: z.enum(lossTypes), at: z.string() })
/** How much of which life is used; the station where it is mounted. */
const life = z.object({
  toolCode: z.string(),
  lifeKind: z.enum(lifeKinds),
  cavity: z.number(),
  used: z.number(),
  limit: z.number(),
  stationNumber: z.string().nullable(),
  at: z.string(),
})
const order = z.object({ orderCode: z.string(), orderNumber: z.number(), actualNumber: z.number() })

/**
 * Facts that a transaction leaves behind, for others to act on: what each kind carries. `about` names what it is about. A kind is listed
 * here once all that can make it true also write it. Not one for each good pass: those are counted.
 */
export const eventKinds = {
  /** About the station. An alarm reported twice is one event. */
  alarmOn: alarm,
  alarmOff: alarm,
  /** About the unit, by its id, or the lot. One for each characteristic that is out, and for each that a person logs. */
  failureOpened: failure.extend({
    passNo: z.number().nullable(),
    resultValue: z.number().nullable(),
    quantity: z.number(),
    at: z.string(),
  }),
  /** About the unit, or the lot. One for each failure that is worked off; `undone`: whoever logged it took it back. */
  failureClosed: failure.extend({
    failId: z.string(),
    failStatus: z.enum(['closed', 'scrap', 'useAsIs', 'falseFail', 'returned', 'undone']),
    at: z.string(),
  }),
  /** About the unit, by its id: a step was repeated with OK whose failure had left with a part. */
  retestPassed: z.object({ productId: z.string(), stepSeq: z.number(), at: z.string() }),
  /**
   * About the station: it has another status now. Also unknown because it is silent, and its old one once it sends again. A status
   * that came late and is over is no event.
   */
  stationStatus: station.extend({
    stationStatus: z.enum(stationStatuses),
    before: z.enum(stationStatuses),
    at: z.string(),
  }),
  /** About the unit, by its id: on hold where it was not, let go, or scrapped. */
  unitHeld: fate,
  unitReleased: fate,
  unitScrapped: fate,
  /** About the unit, by its id. */
  unitFinished: unit.extend({ orderCode: z.string(), at: z.string() }),
  /** About the station: frozen control limits were broken. */
  signalFound: station.extend({
    resultCode: z.string(),
    chartPart: z.enum(['location', 'spread']),
    rule: z.number(),
    at: z.string(),
  }),
  /** About the call, by its id: for help, whoever or whatever made it. */
  callOpened: call.extend({ message: z.string().nullable(), by: z.string() }),
  /** About the call: somebody came, solved it, confirmed that, or it was cancelled. */
  callMoved: call.extend({
    callState: z.enum(['arrived', 'solved', 'confirmed', 'cancelled']),
    by: z.string(),
    reason: z.string().nullable(),
  }),
  /** About the call: people of a level were due to be notified. One for each row of its record. */
  callEscalated: call.extend({
    level: z.enum(andonLevels),
    reminder: z.number(),
    outcome: z.enum(levelOutcomes),
    /** How many were notified. */
    people: z.number(),
  }),
  /** About the tool, for each of its lives: nearly at its end, or at it. Again where it was given more, or maintained, and is so again. */
  toolDue: life,
  toolLocked: life,
  /** About the concession: a unit went on under it. */
  concessionUsed: station.extend({ productId: z.string(), at: z.string() }),
  /** About the defect: the system judged whether what was done against it worked. */
  problemJudged: z.object({
    problemId: z.string(),
    defectCode: z.string(),
    owner: z.string(),
    problemEffect: z.enum(judgedEffects),
    ppmBefore: z.number().nullable(),
    ppmAfter: z.number().nullable(),
    at: z.string(),
  }),
  /** About the order. */
  orderStarted: order.extend({ at: z.string() }),
  orderCompleted: order.extend({ at: z.string() }),
  /** About the lot. */
  lotCompleted: lot.extend({ at: z.string() }),
  /** About the telegram's order or type: it was given up. */
  hostTelegramDead: z.object({
    telegramId: z.number(),
    teleType: z.string(),
    orderCode: z.string().nullable(),
    lotNo: z.string().nullable(),
    errorText: z.string(),
    at: z.string(),
  }),
  /** About the account. Of the plant's own stream, as all that follow. */
  accountLocked: z.object({ userName: z.string(), by: z.string() }),
  /** About the account or the role; the people whose rights are others now. */
  rightsChanged: z.object({ userNames: z.array(z.string()), by: z.string() }),
  /** About the role whose holders are notified: so many pages came with an update. */
  pagesCame: z.object({ userNames: z.array(z.string()), pages: z.number() }),
  /** About the follower that could not act on an event; what follows that one goes on. */
  eventSetAside: z.object({
    follower: z.string(),
    lineNumber: z.string(),
    kind: z.string(),
    about: z.string(),
    errorText: z.string(),
  }),
} as const satisfies Record<string, z.ZodObject>

export type EventKind = keyof typeof eventKinds

/** As its writer gives it; its place in the stream is given by the transaction. */
export type NewEvent = {
  [K in EventKind]: { kind: K; about: string; data: z.infer<(typeof eventKinds)[K]> }
}[EventKind]
type Placed = { lineNumber: string; turn: number; seq: number; heardAt: string }
export type LineEvent = Placed & NewEvent

/** The stream of what is no line's: accounts and rights. */
export const plantStream = ''
