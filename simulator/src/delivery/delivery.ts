import { batchLimit } from '@takt/contract/floor.ts'
import type { BatchItem } from '@takt/contract/verbs.ts'
import type { Clock } from '../clock.ts'
import type { Message, OfficeWork, Unit } from '../model/line.ts'
import { accepted, Away, type Envelope } from './http.ts'
import { openQueue, type Queue, readyFrom } from './queue.ts'
import { NotAllowed, type StationCalls } from './station-calls.ts'

type Outlet = { queue: Queue; busy: boolean; tries: number; closedUntil: number }
type Wants = {
  calls: Pick<StationCalls, 'one' | 'batch'>
  /** Does the office's work; missing: nobody is in the office. */
  office: ((work: OfficeWork, unit: Unit | null, again: boolean) => Promise<void>) | null
  clock: Clock
  /** Milliseconds until the second try; then ever longer. */
  firstPause?: number
  /** The server has answered; or, with an error, the office was told no. */
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
  /** Cut off: what it says waits. */
  cut: (sender: string, until: number) => void
  isCut: (sender: string) => boolean
  mostAtOnce: (requests: number) => void
}

const longestPause = 20_000
/** A message the server chokes on is given up after so many tries; when it is merely away we wait for as long as it takes. */
const triesOnFault = 6
/** So few are sent one by one, as a station does that is up to date. */
const singly = 3

/** Brings messages to the server: each station's in their order, one load at a time, and none of a unit before the one said of it elsewhere. */
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
  let atOnce = 4
  let going = 0
  let waiting = 0

  function outletOf(sender: string): Outlet {
    const known = outlets.get(sender)
    if (known) return known
    const made = { queue: openQueue(), busy: false, tries: 0, closedUntil: 0 }
    outlets.set(sender, made)
    return made
  }

  function send(message: Message) {
    waiting += 1
    outletOf(message.sender).queue.push(message)
  }

  /** The longest load first: loads that are cut short by a unit in rework have time to grow. */
  function pump() {
    while (going < atOnce) {
      const open = [...outlets].filter(
        ([, outlet]) => !outlet.busy && outlet.queue.length() > 0 && outlet.closedUntil <= clock.now(),
      )
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
      void carry(longest.sender, longest.outlet, longest.load)
    }
  }

  async function carry(sender: string, outlet: Outlet, load: Message[]) {
    going += 1
    outlet.busy = true
    try {
      const through =
        sender === 'office' ? await doWork(load[0]!, outlet.tries > 0) : await speak(sender, load)
      outlet.queue.drop(through)
      waiting -= through
      outlet.tries = 0
    } catch (error) {
      if (error instanceof Away || error instanceof NotAllowed) backOff(outlet, load, error)
      else broken(error instanceof Error ? error : new Error(String(error)))
    }
    going -= 1
    outlet.busy = false
    pump()
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

  /** Answers how many are through: all, unless the line to the server is lost between two of them. */
  async function speak(sender: string, load: Message[]): Promise<number> {
    const said = load.filter(({ unit, done }) => !done && !unit?.gone)
    const items = said.map(({ work }) => work as BatchItem) // a station sends nothing else
    if (said.length > singly) {
      const answers = await calls.batch(sender, items)
      for (const [place, message] of said.entries())
        settle(message, answers[place] ?? { code: 0, message: 'The batch has no answer for this item.' })
    } else
      for (const [place, message] of said.entries()) settle(message, await calls.one(sender, items[place]!))
    for (const message of load) finish(message)
    return load.length
  }

  function settle(message: Message, answer: Envelope) {
    heard(message, answer)
    finish(message)
  }

  /** Forgets what it waited for, or every unit would hold on to all that was ever said of it. */
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
    outlet.queue.drop(load.length)
    waiting -= load.length
    outlet.tries = 0
  }

  return {
    send,
    pump,
    waiting: () => waiting,
    cut: (sender, until) => Object.assign(outletOf(sender), { closedUntil: until }),
    isCut: (sender) => outletOf(sender).closedUntil > clock.now(),
    mostAtOnce: (requests) => void (atOnce = requests),
  }
}
