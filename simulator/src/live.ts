import { type Clock, isoOf } from './clock.ts'
import { accepted, Away } from './delivery/http.ts'
import { heartbeatSeconds, NotAllowed } from './delivery/station-calls.ts'
import { playUntil } from './model/line.ts'
import { keepAnswers } from './live-answers.ts'
import { keepComments } from './live-comments.ts'
import { keepCalls } from './live-calls.ts'
import { keepPeople } from './live-people.ts'
import { keepGauges } from './live-gauges.ts'
import { keepTools } from './live-tools.ts'
import { keepHandovers } from './live-handovers.ts'
import { keepSchedules } from './live-reports.ts'
import { keepInspections } from './live-inspections.ts'
import { keepQuality } from './live-quality.ts'
import { keepSignals } from './live-signals.ts'
import { keepParameters } from './live-parameters.ts'
import { askForOrders } from './orders-heard.ts'
import type { PlayedLine } from './played-line.ts'
import { seedRandom } from './random.ts'

type Wants = { clock: Clock; speed: number; until: number; signal: AbortSignal }

const longestSleep = 250
/** A station's cable is out this often, in hours of its own, and for so many seconds. */
const hoursToCut = 3
const cutSeconds = 60

/** Plays by the real clock: what happens is sent at once, each station beats its heart, and now and then one is cut off and reports late. */
export async function live(played: PlayedLine, { clock, speed, until, signal }: Wants) {
  const { line, delivery } = played
  line.speed = speed
  delivery.mostAtOnce(line.plan.stations.length + 1)
  const beats = startHeartbeats(played, clock, speed)
  while (!signal.aborted && clock.now() < until) {
    playUntil(line, clock.now())
    delivery.pump()
    await askForOrders(played, clock)
    beats.beat()
    await keepPeople(played, clock)
    await keepParameters(played, clock)
    await keepCalls(played, clock)
    await keepInspections(played, clock)
    await keepHandovers(played, clock)
    await keepSchedules(played, clock)
    await keepTools(played, clock)
    await keepGauges(played, clock)
    await keepAnswers(played, clock)
    await keepComments(played, clock)
    await keepSignals(played, clock)
    await keepQuality(played, clock)
    const next = line.agenda.next() ?? Infinity
    await clock.sleep(Math.max(5, Math.min(longestSleep, next - clock.now(), until - clock.now())), signal)
  }
}

function startHeartbeats({ line, delivery, calls, summary }: PlayedLine, clock: Clock, speed: number) {
  const random = seedRandom(line.run, 'cables')
  const senders = [...line.posts.keys()]
  // Spread over the interval, as machines that were not switched on together are.
  const due = new Map(
    senders.map((sender, place) => [
      sender,
      clock.now() + (place * heartbeatSeconds * 1000) / senders.length,
    ]),
  )

  async function beatOnce(sender: string) {
    try {
      const answer = await calls.one(sender, { kind: 'heartbeat', at: isoOf(clock.now()) })
      if (answer.code === accepted) summary.heartbeats += 1
      else summary.refused += 1
    } catch (error) {
      // A heartbeat that is lost is lost; the next one comes.
      if (!(error instanceof Away || error instanceof NotAllowed)) summary.refused += 1
    }
  }

  return {
    beat() {
      for (const sender of senders.filter((sender) => due.get(sender)! <= clock.now())) {
        due.set(sender, due.get(sender)! + heartbeatSeconds * 1000)
        if (random.chance((heartbeatSeconds * speed) / (hoursToCut * 3600)))
          delivery.cut(sender, clock.now() + (cutSeconds * 1000) / speed)
        if (!delivery.isCut(sender)) void beatOnce(sender)
      }
    },
  }
}
