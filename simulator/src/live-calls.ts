import { andon, helpMoves, type HelpMove } from '@takt/contract/andon.ts'
import { type Clock, isoOf } from './clock.ts'
import { accepted, Away } from './delivery/http.ts'
import { Refused } from './delivery/console-calls.ts'
import { NotAllowed } from './delivery/station-calls.ts'
import { andonPlans, helpers } from './plant/andon.ts'
import type { PlayedLine } from './played-line.ts'
import { type Random, seedRandom } from './random.ts'

/** A call that is played: which steps it still takes, and when. */
type Played = { id: number; stationNumber: string; steps: { at: number; move: HelpMove }[] }
type Kept = { look: number; due: number; number: number; random: Random; open: Played[]; quietAt: number }

const minute = 60_000
/** Real minutes, whatever the speed: so are those of the levels. */
const firstAfter = 0.5
const lookEvery = 2 * minute
const between = [6, 14] as const
/** Most are come to before a level is notified; for the others somebody has to be notified first. */
const soonShare = 0.6
/** Then a line that is being set up calls nobody for an hour. */
const quietAfter = 90

const kept = new WeakMap<PlayedLine, Kept>()

/** Now and then a station calls for help; somebody comes, soon or only once a level was notified, solves it, and it is confirmed: every second one with their badge at the station, the others at a screen. */
export async function keepCalls(played: PlayedLine, clock: Clock) {
  const own = kept.get(played) ?? begin(played, clock)
  try {
    if (clock.now() >= own.look) await adopt(played, own, clock.now())
    if (clock.now() >= own.due) await callOnce(played, own, clock)
    for (const call of own.open) await goOn(played, own, call, clock.now())
    if (clock.now() >= own.quietAt) await beQuiet(played, own)
  } catch (error) {
    // Nobody there, or somebody else was first: what is left of it is for people.
    if (!(error instanceof Away || error instanceof NotAllowed || error instanceof Refused)) throw error
  }
  own.open = own.open.filter(({ steps }) => steps.length > 0)
}

function begin(played: PlayedLine, clock: Clock): Kept {
  const { run, plan } = played.line
  const random = seedRandom(run, 'calls')
  const place = plan.lineNumber === 'L1' ? 1 : 3
  const own: Kept = {
    look: 0,
    due: clock.now() + firstAfter * place * minute,
    number: 0,
    random,
    open: [],
    quietAt: plan.lineNumber === 'L1' ? Infinity : clock.now() + quietAfter * minute,
  }
  kept.set(played, own)
  return own
}

/** Alarms call by themselves, and who was playing before left calls open: somebody comes to those too. What was solved long ago is left as it is. */
async function adopt({ line, office }: PlayedLine, own: Kept, now: number) {
  if (office) {
    const { rows } = await office(andon.list, { limit: 200 }, line.plan.lineNumber)
    for (const { id, callState, calledBy, stationNumber, solvedAt } of rows) {
      if (solvedAt !== null && Date.parse(solvedAt) < now - 60 * minute) continue
      const left = helpMoves.slice(['called', 'arrived', 'solved'].indexOf(callState))
      if (own.open.some((one) => one.id === id)) continue
      if (calledBy === stationNumber && ['called', 'arrived', 'solved'].includes(callState))
        own.open.push({
          id,
          stationNumber,
          steps: left.map((move, i) => ({ move, at: now + (i + 1) * minute })),
        })
    }
  }
  own.look = now + lookEvery
}

async function callOnce({ line, calls, office }: PlayedLine, own: Kept, clock: Clock) {
  const { random } = own
  const at = clock.now()
  own.due = at + random.between(...between) * minute
  own.number += 1
  const [first, ...otherStations] = line.plan.stations.map(({ stationNumber }) => stationNumber)
  const stationNumber = random.pick([first!, ...otherStations])
  const { lossType, minutes } = random.pick(andonPlans as [(typeof andonPlans)[number]]) // there are some
  const messageId = `call-${at}-${own.number}`
  const answer = await calls.one(stationNumber, {
    kind: 'call',
    messageId,
    at: isoOf(at),
    lossType,
    on: true,
  })
  if (answer.code !== accepted || !office) return
  const { lineNumber } = line.plan
  const { rows } = await office(andon.list, { stationNumber, lossType, callState: 'called' }, lineNumber)
  const id = rows[0]?.id
  if (id === undefined) return
  const waits = random.chance(soonShare)
    ? random.between(0.4, minutes[0] * 0.9)
    : random.between(minutes[0] + 0.3, minutes[1] + 1)
  const arrive = at + waits * minute
  const solve = arrive + random.between(1, 6) * minute
  own.open.push({
    id,
    stationNumber,
    steps: [
      { at: arrive, move: 'arrive' },
      { at: solve, move: 'solve' },
      { at: solve + random.between(0.5, 2) * minute, move: 'confirm' },
    ],
  })
}

async function beQuiet({ office, line }: PlayedLine, own: Kept) {
  own.quietAt = Infinity
  await office?.(andon.quiet, { hours: 1, reason: 'Trial of a new feeder' }, line.plan.lineNumber)
}

async function goOn({ office, line }: PlayedLine, own: Kept, call: Played, now: number) {
  const [step] = call.steps
  if (!step || step.at > now || !office) return
  try {
    const { lineNumber } = line.plan
    const { id, stationNumber } = call
    const { move } = step
    // The badge answers what waits longest at the station.
    const isAlone = own.open.every((one) => one === call || one.stationNumber !== stationNumber)
    if (move !== 'confirm' && isAlone && id % 2 === 0)
      await office(andon.badge, { stationNumber, cardId: helpers[id % 3]!.cardId, move }, lineNumber) // there are three
    else await office(andon.move, { id, move }, lineNumber)
    call.steps.shift()
  } catch (error) {
    if (error instanceof Refused) call.steps.length = 0
    throw error
  }
}
