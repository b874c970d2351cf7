import { batchLimit } from '@takt/contract/floor.ts'
import type { BatchItem } from '@takt/contract/verbs.ts'
import type { Clock } from '../clock.ts'
import type { Message, OfficeWork, Unit } from '../model/line.ts'
import { accepted, Away, type Envelope } from './http.ts'
import { openQueue, type Queue, readyFrom } from './queue.ts'
import { NotAllowed, type StationCalls } from './station-calls.ts'
import { readyTogether } from './together.ts'

type Outlet = { queue: Queue; busy: boolean; tries: number; closedUntil: number }
const newOutlet = (): Outlet => ({ queue: openQueue(), busy: false, tries: 0, closedUntil: 0 })
type Wants = {
  calls: Pick<StationCalls, 'one' | 'batch' | 'together'>
  /** Does the office's work; missing: nobody is in the office. */
  office: ((work: OfficeWork, unit: Unit | null, again: boolean) => Promise<void>) | null
  clock: Clock
  /** Milliseconds until the second try; then ever longer. */
  firstPause?: number
  /** The server has answered; or, with an error, the office was refused. */
  heard: (message: Message, answer: Envelope) => void
  officeRefused: (message: Message, error: Error) => void
  /** Nobody there, or nobody who listens: it is tried again and again. */
  away: (error: Error) => void
  /** A fault of our own. */
  broken: (error: Error) => void
}

export type Delivery = {
  send: (message: Message) => void
  pump: () => void
  waiting: () => number
  /** Cut off: its messages wait. */
  cut: (sender: string, until: number) => void
  isCut: (sender: string) => boolean
  mostAtOnce: (requests: number) => void
  /** One call carries the messages of all stations of the line, as their gateway sends them; else each sends its own. */
  asGateway: (on: boolean) => void
}

const longestPause = 20_000
/** A message the server chokes on is given up after so many tries; when it is merely away we wait for as long as it takes. */
const triesOnFault = 6
/** So few are sent one by one, as a station does that is up to date. */
const singly = 3
/** A gateway's load: what is kept of its text in the station log is not cut. */
const gatewayLimit = 300

/** Brings messages to the server: each station's in their order, one load at a time, and none of a unit before an earlier one about it elsewhere. */
export function openDelivery({
  calls,
  office,
  clock,
  heard,
  officeRefused,
  away,
  broken,
  firstPause = 500,
}: Wants): Delivery {
  const outlets = new Map<string, Outlet>()
  const gateway = newOutlet()
  const isOpen = ({ busy, closedUntil }: Outlet) => !busy && closedUntil <= clock.now()
  let atOnce = 4
  let going = 0
  let waiting = 0
  let sent = 0
  let isGateway = false
  /** The order in which all of them were made. */
  const places = new WeakMap<Message, number>()

  function outletOf(sender: string): Outlet {
    const cached = outlets.get(sender)
    if (cached) return cached
    const made = newOutlet()
    outlets.set(sender, made)
    return made
  }

  function send(message: Message) {
    waiting += 1
    places.set(message, (sent += 1))
    outletOf(message.sender).queue.push(message)
  }

  function pump() {
    // What the gateway has begun to send nobody else sends.
    if (!isGateway) return gateway.busy ? undefined : pumpEach()
    const desk = outlets.get('office')
    if (desk && isOpen(desk)) carryOf('office', desk, readyFrom(desk.queue, 1))
    if (!isOpen(gateway)) return
    const queues = [...outlets].filter(([sender]) => sender !== 'office').map(([, { queue }]) => queue)
    const load = readyTogether(queues, gatewayLimit, (message) => places.get(message)!)
    if (load.length) void carry(gateway, load, () => speakTogether(load))
  }

  /** The longest load first: loads that are cut short by a unit in rework have time to grow. */
  function pumpEach() {
    for (let free = atOnce - going; free > 0; free -= 1) {
      const open = [...outlets].filter(([, outlet]) => outlet.queue.length() > 0 && isOpen(outlet))
      const loads = open.map(([sender, outlet]) => ({
        sender,
        outlet,
        load: readyFrom(outlet.queue, sender === 'office' ? 1 : batchLimit),
      }))
      const longest = loads.reduce<(typeof loads)[number] | null>(
        (best, one) => (one.load.length > (best?.load.length ?? 0) ? one : best),
        null,
      )
      if (!longest) return
      carryOf(longest.sender, longest.outlet, longest.load)
    }
  }

  function carryOf(sender: string, outlet: Outlet, load: Message[]) {
    const [first] = load
    if (first)
      void carry(outlet, load, () =>
        sender === 'office' ? doWork(first, outlet.tries > 0) : speak(sender, load),
      )
  }

  /** `say` returns how many are through. */
  async function carry(outlet: Outlet, load: Message[], say: () => Promise<number>) {
    going += 1
    outlet.busy = true
    try {
      drop(load.slice(0, await say()))
      outlet.tries = 0
    } catch (error) {
      if (error instanceof Away || error instanceof NotAllowed) backOff(outlet, load, error)
      else broken(error instanceof Error ? error : new Error(String(error)))
    }
    going -= 1
    outlet.busy = false
    pump()
  }

  function drop(load: readonly Message[]) {
    for (const { sender } of load) outletOf(sender).queue.drop(1)
    waiting -= load.length
  }

  async function doWork(message: Message, again: boolean): Promise<number> {
    try {
      if (!message.unit?.gone) {
        await office?.(message.work as OfficeWork, message.unit, again) // only the office's work is sent by the office
        heard(message, { code: accepted })
      }
    } catch (error) {
      if (error instanceof Away) throw error
      officeRefused(message, error instanceof Error ? error : new Error(String(error)))
    }
    finish(message)
    return 1
  }

  /** Returns how many are through: all, unless the line to the server is lost between two of them. */
  async function speak(sender: string, load: Message[]): Promise<number> {
    const pending = load.filter(({ unit, done }) => !done && !unit?.gone)
    const items = pending.map(({ work }) => work as BatchItem) // a station sends nothing else
    if (pending.length > singly) hearAll(pending, await calls.batch(sender, items))
    else
      for (const [place, message] of pending.entries())
        settle(message, await calls.one(sender, items[place]!))
    for (const message of load) finish(message)
    return load.length
  }

  async function speakTogether(load: Message[]): Promise<number> {
    const pending = load.filter(({ unit, done }) => !done && !unit?.gone)
    const items = pending.map(({ sender, work }) => ({ stationNumber: sender, item: work as BatchItem })) // stations send nothing else
    hearAll(pending, await calls.together(items))
    for (const message of load) finish(message)
    return load.length
  }

  function hearAll(messages: readonly Message[], answers: readonly Envelope[]) {
    for (const [place, message] of messages.entries())
      settle(message, answers[place] ?? { code: 0, message: 'The batch has no answer for this item.' })
  }

  function settle(message: Message, answer: Envelope) {
    heard(message, answer)
    finish(message)
  }

  /** Forgets what it waited for, or every unit would hold on to all that was ever sent of it. */
  function finish(message: Message) {
    message.done = true
    message.after = []
  }

  function backOff(outlet: Outlet, load: Message[], error: Away | NotAllowed) {
    outlet.tries += 1
    if (outlet.tries === 1) away(error)
    if (error instanceof Away && error.isFault && outlet.tries >= triesOnFault)
      return giveUp(outlet, load, error)
    const pause = Math.min(longestPause, firstPause * 2 ** (outlet.tries - 1)) * (0.75 + Math.random() / 2)
    outlet.closedUntil = clock.now() + pause
    setTimeout(pump, pause + 5)
  }

  function giveUp(outlet: Outlet, load: Message[], { message: reason }: Away) {
    for (const message of load.filter(({ done }) => !done)) settle(message, { code: 0, message: reason })
    drop(load)
    outlet.tries = 0
  }

  return {
    send,
    pump,
    waiting: () => waiting,
    cut: (sender, until) => Object.assign(outletOf(sender), { closedUntil: until }),
    isCut: (sender) => outletOf(sender).closedUntil > clock.now(),
    mostAtOnce: (requests) => void (atOnce = requests),
    asGateway: (on) => void (isGateway = on),
  }
}
