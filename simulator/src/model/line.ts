import type { Verdict } from '@takt/contract/floor.ts'
import type { BatchItem } from '@takt/contract/verbs.ts'
import type { LotDraft } from '@takt/contract/lots.ts'
import type { OrderDraft } from '@takt/contract/orders.ts'
import type { StationStatus } from '@takt/contract/stations.ts'
import type { ProcessStatus } from '@takt/contract/units.ts'
import type { LinePlan, StationPlan, StepPlan, TypePlan } from '../plant/plan.ts'
import { type Random, seedRandom } from '../random.ts'
import { type Agenda, openAgenda } from './agenda.ts'

/** What a person in the office does because of what happened on the line. It goes through the console's calls, in its turn. */
export type OfficeWork =
  | { kind: 'createOrder'; draft: OrderDraft; lots: LotDraft[] }
  /** Its lots that wait are accepted: before, none of its units may be begun. */
  | { kind: 'takeLots'; orderCode: string }
  | { kind: 'moveOrder'; orderCode: string; move: 'release' | 'start' }
  /** Closes an order whose last unit left the line; short, if some were scrapped. */
  | { kind: 'wrapUpOrder'; orderCode: string }
  | { kind: 'moveUnit'; move: 'scrap' | 'release'; reason: string }
  /** A quality engineer decides about what is open of a held unit. */
  | { kind: 'dispose'; disposition: 'scrap' | 'useAsIs' | 'falseFail'; reason: string }
  /** The person at the bench reports what was wrong and what they did. */
  | ({ kind: 'reportRework'; doneAt: string; timeSpent: number; operatorNo: string | null } & Repair)

export type Repair = { causeCode: string; repairCode: string }

/** What we think the server will answer, by its own rules. */
export type Expected =
  | { answer: 'go' | 'noGo' }
  | {
      resultStatus: Verdict
      processStatus: ProcessStatus
      nextStep: number | null
      firstPass: boolean
      stepSeq: number
    }

/** Something on its way to the server. It may not overtake what is named in `after`. */
export type Message = {
  sender: string
  work: BatchItem | OfficeWork
  unit: Unit | null
  expected: Expected | null
  after: Message[]
  /** This is the same message once more. */
  copyOf: Message | null
  done: boolean
  /** The server's answer to it, once it is done. */
  answer: unknown
}

export type Unit = {
  productSn: string
  productId: string | null
  order: PlayedOrder
  type: TypePlan
  step: StepPlan
  /** How often it was tried, and failed, at each step. */
  tries: Map<number, number>
  fails: Map<number, number>
  returnStep: number | null
  processStatus: ProcessStatus
  /** What is wrong with it: at which step it shows, and in which characteristic. */
  flaw: { stepSeq: number; place: number; size: number } | null
  last: Message | null
  /** Stations it was worked on at: what it takes there it has. */
  visited: Set<string>
  /** It was on the line before we came: only the server has what happened to it then. */
  adopted: boolean
  /** Finished, scrapped or taken off: it counts on its order's line no more. */
  left: boolean
  /** The server will not have it: nothing more is sent of it. */
  gone: boolean
}

export type PlayedOrder = {
  orderCode: string
  type: TypePlan
  status: 'created' | 'released' | 'producing' | 'full'
  /** Units still to begin, and units begun that have not left the line. */
  remaining: number
  onLine: number
  /** Serials made for it that are not begun; null: they are, or will be, made with its release, and are not read yet. */
  serials: string[] | null
  /** What must be through before a unit may be begun, and what ended each unit. */
  opened: Message[]
  ends: Message[]
  /** The server refused it, until a station gets another answer. */
  barred: boolean
}

/** A box or reel at a place of a station, and how much of it is left as the station counts it. */
export type Reel = { position: string; left: number }

/** A station while it is played. */
export type Post = {
  plan: StationPlan
  random: Random
  buffer: Unit[]
  /** Came back from rework, on a trolley: they go first and need no place. */
  returned: Unit[]
  work: { unit: Unit; since: number; arrival: Message | null; remaining: number } | null
  /** Done, but there is no place behind. */
  blocked: { unit: Unit; target: Post } | null
  stopped: boolean
  reportedStatus: StationStatus | null
  reportedAt: number
  /** Grows with every change, so that what was noted for an earlier state is passed over. */
  turn: number
  wear: number
  /** Something is out of order: the values of a characteristic are off by so many of its spreads, for so many units more. */
  drift: { resultCode: string; spreads: number; units: number } | null
  failedInRow: number
  type: TypePlan | null
  /** What is mounted, by part. */
  reels: Map<string, Reel>
  warned: boolean
  heldBack: Message | null
  echoes: { message: Message; after: number }[]
}

export type Line = {
  plan: LinePlan
  timeZone: string
  random: Random
  agenda: Agenda
  now: number
  /** Durations are divided by it. 1 while history is made. */
  speed: number
  onBreak: boolean
  posts: Map<string, Post>
  orders: PlayedOrder[]
  /** Codes of all orders ever played here: for a station they are old news. */
  seenOrders: Set<string>
  /** Somebody plans orders and decides about held units. */
  hasOffice: boolean
  nextOrder: number
  plannedUntil: number
  lastSerial: number
  lastLot: number
  messages: number
  run: string
  send: (message: Message) => void
}

export type LineStart = Pick<Line, 'plan' | 'timeZone' | 'now' | 'hasOffice' | 'send'> & { seed: number }

export function makeLine({ seed, ...start }: LineStart): Line {
  const { lineNumber, stations } = start.plan
  const random = (name: string) => seedRandom(seed, lineNumber, name)
  const posts = new Map(
    stations.map((plan) => [plan.stationNumber, makePost(plan, random(plan.stationNumber), start.now)]),
  )
  const run = `${Math.floor(start.now / 1000).toString(36)}.${seed.toString(36)}`
  return {
    ...start,
    random: random('line'),
    agenda: openAgenda(),
    speed: 1,
    onBreak: false,
    posts,
    orders: [],
    seenOrders: new Set(),
    nextOrder: 1,
    plannedUntil: start.now,
    lastSerial: 0,
    lastLot: 0,
    messages: 0,
    run,
  }
}

const makePost = (plan: StationPlan, random: Random, now: number): Post => ({
  plan,
  random,
  buffer: [],
  returned: [],
  work: null,
  blocked: null,
  stopped: false,
  reportedStatus: null,
  reportedAt: now - 1,
  turn: 0,
  wear: Math.floor(random.share() * plan.toolLife),
  drift: null,
  failedInRow: 0,
  type: null,
  reels: new Map(),
  warned: false,
  heldBack: null,
  echoes: [],
})

export const postAt = (line: Line, step: StepPlan): Post => line.posts.get(step.stationNumber)!
export const stepOf = (type: TypePlan, stepSeq: number): StepPlan =>
  type.steps.find((step) => step.stepSeq === stepSeq)!

/** After so many planned seconds, at the speed that is played. */
export const later = (line: Line, seconds: number) =>
  line.now + Math.max(1, Math.round((seconds * 1000) / line.speed))

/** Everything that happens up to then. */
export function playUntil(line: Line, until: number) {
  for (let due = line.agenda.next(); due !== null && due <= until; due = line.agenda.next()) {
    const entry = line.agenda.take()!
    line.now = Math.max(line.now, entry.at)
    entry.happen()
  }
  line.now = Math.max(line.now, until)
}
