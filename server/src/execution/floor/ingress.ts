import { refuse, Refusal } from '@takt/contract/errors.ts'
import type { StationTeleType, TeleResult } from '@takt/contract/telegrams.ts'
import { type BatchKind, isBatchKind, type StationVerb, type VerbInput } from '@takt/contract/verbs.ts'
import type { Database } from '../../platform/db/connect.ts'
import type { Changed, FloorQueue } from './queue.ts'
import { checkLine, Identities, type Identity, speakerOf } from './identify.ts'
import type { Answered } from './play.ts'
import type { Message } from '../../platform/kernel/kernel.ts'
import { answerOwn, type OwnVerb } from './at-station.ts'
import { sayHello } from './hello.ts'
import { timeOf, validBody, validItem, validMessage } from './validate.ts'

/** A call of a station as some transport carried it: the key it showed, the line it named, and the text it sent. */
export type Carried = {
  key: string | null
  /** Of other stations of the line that a gateway sends for. */
  gatewayKeys?: readonly string[]
  lineNumber: string | undefined
  text: string
  traceId: string
}
/** One message of a call for the station log: what it was about, and how it was answered. */
export type LoggedMessage = {
  teleType: StationTeleType
  message: unknown
  answer: { code?: number; key?: string; data?: unknown }
  item: number | null
  /** The sender, where a gateway sends for several; else the station of the call. */
  stationNumber?: string
  teleResult?: TeleResult
}
/** The text that was answered, and what the log keeps. `error`: it is thrown once it is logged, for the transport to answer. */
export type Encoded = { text: string; logged: LoggedMessage[]; error?: Error | null }
export type StationLog = (
  station: Identity,
  exchanged: { heardAt: number; latency: number; request: string; response: string; traceId: string },
  logged: LoggedMessage[],
) => void

/** What a verb answered; of a batch each item's own answer or refusal. */
export type VerbAnswer = Answered | object

/** The way in for messages of stations, whatever carries them: identity, validation, answer, and the station log. */
export class Ingress {
  readonly #database: Database
  readonly #floor: FloorQueue
  readonly #changed: Changed
  readonly #log: StationLog
  readonly #identities: Identities

  constructor(given: { database: Database; floor: FloorQueue; changed: Changed; log: StationLog }) {
    this.#database = given.database
    this.#floor = given.floor
    this.#changed = given.changed
    this.#log = given.log
    this.#identities = new Identities(given.database)
  }

  /**
   * The whole way of a call. An unknown key leaves no telegram: the call belongs to no station. Any other failure is logged as `encodeError`
   * puts it, and thrown.
   */
  async call<E extends Encoded>(
    carried: Carried,
    work: (station: Identity) => Promise<E>,
    encodeError: (error: unknown) => Encoded,
  ): Promise<E> {
    const start = performance.now()
    const { traceId } = carried
    const station: Identity = { ...(await this.#identities.withKey(carried.key)), traceId }
    const log = ({ text, logged }: Encoded) => {
      const latency = Math.round(10 * (performance.now() - start)) / 10
      const heardAt = Math.round(Date.now() - latency)
      this.#log(station, { heardAt, latency, request: carried.text, response: text, traceId }, logged)
    }
    let encoded: E
    try {
      checkLine(station, carried.lineNumber)
      if (carried.gatewayKeys?.length)
        station.gatewayStations = await this.#identities.stationsOf(carried.gatewayKeys, station.lineNumber)
      if (!station.enabled) await this.#refuseHeard(station, () => refuse('station.disabled'))
      encoded = await work(station)
    } catch (error) {
      log(encodeError(error))
      throw error
    }
    log(encoded)
    if (encoded.error) throw encoded.error
    return encoded
  }

  /** One message of a station that is known. Rejects with the refusal. */
  async receive(station: Identity, verb: StationVerb, body: unknown): Promise<VerbAnswer> {
    if (isBatchKind(verb)) return this.#play(station, verb, body)
    if (verb === 'batch') return this.#playBatch(station, body)
    const answer = await this.#refuseHeard(station, () => this.#actOn(station, verb, body))
    if (verb !== 'hello') await this.#noteHeard(station)
    return answer
  }

  /** What reaches the line's writer counts there as a sign of life; what is malformed does not reach it. */
  async #play(station: Identity, kind: BatchKind, body: unknown) {
    const message = await this.#refuseHeard(station, () => validMessage(kind, body))
    const [answered] = await this.#floor.receive(station.lineNumber, [
      { ...message, stationNumber: station.stationNumber, traceId: station.traceId },
    ])
    if (answered instanceof Refusal) throw answered
    return answered!
  }

  /** Every item has its own answer; what is malformed never reaches the line, and its neighbours do. */
  async #playBatch(station: Identity, body: unknown) {
    const { items } = await this.#refuseHeard(station, () => validBody('batch', body))
    const checked = items.map((item) => messageOrRefusal(item, station))
    const messages = checked.filter((one): one is Message => !(one instanceof Refusal))
    const answers = messages.length ? await this.#floor.receive(station.lineNumber, messages) : []
    if (messages.length === 0) await this.#noteHeard(station)
    let next = 0
    return { answers: checked.map((one) => (one instanceof Refusal ? one : answers[next++]!)) }
  }

  async #actOn(station: Identity, verb: OwnVerb, body: unknown) {
    if (verb === 'hello') return this.#greet(station, validBody(verb, body))
    const { answer, changed } = await answerOwn[verb](this.#database.db, station, body)
    if (changed.length) this.#changed(station.lineNumber, changed)
    return answer
  }

  async #greet(station: Identity, hello: VerbInput<'hello'>) {
    const { lineNumber, stationNumber } = station
    await this.#floor.receive(lineNumber, [
      { kind: 'heartbeat', at: hello.at, time: timeOf(hello.at), stationNumber },
    ])
    return sayHello(this.#database.db, station, hello)
  }

  /** A refused call is a sign of life too; for what reached the line's writer it was noted there. */
  async #refuseHeard<T>(station: Identity, work: () => T): Promise<Awaited<T>> {
    try {
      return await work()
    } catch (error) {
      if (error instanceof Refusal) await this.#noteHeard(station)
      throw error
    }
  }

  /** The station's own answer is ready: a failure here must not replace it, nor a second wait for a database that is away delay it. */
  async #noteHeard(station: Identity) {
    await this.#floor.noteHeard(station).catch(() => undefined)
  }
}

function messageOrRefusal(item: unknown, station: Identity): Message | Refusal {
  try {
    const { stationNumber, traceId } = speakerOf(station, item)
    return Object.assign(validItem(item), { stationNumber, traceId })
  } catch (error) {
    if (error instanceof Refusal) return error
    throw error
  }
}
