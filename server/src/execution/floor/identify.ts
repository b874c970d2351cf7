import { refuse } from '@takt/contract/errors.ts'
import type { Database } from '../../platform/db/connect.ts'
import { hashToken } from '../../platform/db/callers.ts'

export type Identity = {
  lineNumber: string
  stationNumber: string
  enabled: boolean
  traceId?: string | undefined
  /** Stations of the line whose keys a gateway brought too: in a batch it may send for them as well. */
  gatewayStations?: ReadonlyMap<string, Identity>
}
type Found = Identity & { hash: string }

/** Keys that arrive while a look-up runs are looked up together: a thousand stations cost a handful of statements. */
export class Identities {
  readonly #database: Database
  #lookUps = new Map<string, Promise<Identity | undefined>>()
  #gathering: Promise<Map<string, Identity>> | null = null
  #gathered: string[] = []
  #running: Promise<unknown> | null = null

  constructor(database: Database) {
    this.#database = database
  }

  /** The station with this key. Never remembered: a revoked key fails at once. */
  async withKey(key: string | null): Promise<Identity> {
    return (
      (await this.#find(hashToken(key ?? refuse('station.key_wrong')).toString('hex'))) ??
      refuse('station.key_wrong')
    )
  }

  /** Those whose keys came with the call, by number. With a key that is nobody's, or of another line, the call is refused. */
  async stationsOf(keys: readonly string[], lineNumber: string): Promise<ReadonlyMap<string, Identity>> {
    const found = await Promise.all(keys.map((key) => this.withKey(key)))
    for (const station of found) checkLine(station, lineNumber)
    return new Map(found.map((station) => [station.stationNumber, station]))
  }

  #find(hash: string) {
    const lookUp = this.#lookUps.get(hash)
    if (lookUp) return lookUp
    this.#gathered.push(hash)
    this.#gathering ??= this.#lookUp()
    const answer = this.#gathering.then((found) => found.get(hash))
    this.#lookUps.set(hash, answer)
    return answer
  }

  /** Where it fails, those that waited for it fail at once: with the database away each would wait as long again. */
  async #lookUp() {
    let hashes: string[] = []
    try {
      await this.#running
    } finally {
      hashes = this.#gathered
      this.#gathered = []
      this.#lookUps = new Map()
      this.#gathering = null
    }
    const answer = this.#read(hashes)
    this.#running = answer
    const isOver = () => {
      if (this.#running === answer) this.#running = null
    }
    answer.then(isOver, isOver)
    return answer
  }

  async #read(hashes: string[]) {
    const { rows } = await this.#database.floor.query<Found>({
      name: 'floor_identify',
      text: `select encode(k.key_hash, 'hex') as hash, k.line_number as "lineNumber", k.station_number as "stationNumber", s.enabled and l.enabled as enabled
             from station_keys k join stations s using (line_number, station_number) join lines l using (line_number)
             where k.key_hash = any($1::bytea[]) and k.revoked_at is null`,
      values: [hashes.map((hash) => Buffer.from(hash, 'hex'))],
    })
    return new Map(rows.map(({ hash, ...identity }) => [hash, identity]))
  }
}

/** The sender of a batch item: the station of the call, or one whose key came with it. */
export function speakerOf(station: Identity, item: unknown): Identity {
  const named: unknown =
    item !== null && typeof item === 'object' ? Reflect.get(item, 'stationNumber') : undefined
  if (named === undefined || named === station.stationNumber) return station
  const ofGateway = typeof named === 'string' ? station.gatewayStations?.get(named) : undefined
  if (!ofGateway) return refuse('station.key_wrong', {}, 'stationNumber')
  return ofGateway.enabled
    ? { ...ofGateway, traceId: station.traceId }
    : refuse('station.disabled', {}, 'stationNumber')
}

/** A station sends for itself only, so for its own line only. */
export function checkLine(station: Identity, lineNumber: string | undefined) {
  if (station.lineNumber !== (lineNumber ?? refuse('call.line_missing'))) refuse('station.line_wrong')
}
