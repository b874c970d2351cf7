import { Refusal } from '@takt/contract/errors.ts'
import type { Message } from '../../platform/kernel/kernel.ts'

/** Remembered of each station, and up to as many more: to delete the first of a list for each new one means to look for it among what was deleted. */
const least = 500
type Used = { recent: Map<string, string>; older: Map<string, string> }

/**
 * What the latest message ids of each station were used for, since this server started. An id of a verb sent again is a repeat only for the same unit and
 * state: with another one it is a mistake of the station's program, and the second message would be lost. Times and values are not compared, because a
 * program may stamp a repeat anew.
 */
export class UsedIds {
  readonly #stations = new Map<string, Used>()

  /** Notes the id, unless it was used for another message. */
  refusalFor(lineNumber: string, message: Message): Refusal | null {
    const { kind, messageId, stationNumber } = message
    if (messageId === undefined || kind === 'testRun') return null
    const { recent, older } = this.#of(`${lineNumber}\0${stationNumber}`)
    const meaning = meaningOf(message)
    const id = `${kind}\0${messageId}`
    const before = recent.get(id) ?? older.get(id)
    if (before !== undefined)
      return before === meaning ? null : new Refusal('station.message_reused', { messageId })
    recent.set(id, meaning)
    return null
  }

  #of(key: string): Used {
    const had = this.#stations.get(key)
    if (had && had.recent.size < least) return had
    const used = { recent: new Map<string, string>(), older: had?.recent ?? new Map<string, string>() }
    this.#stations.set(key, used)
    return used
  }

  /** A refused message may be corrected and sent again under its id. */
  forget(lineNumber: string, { kind, messageId, stationNumber }: Message) {
    const used = this.#stations.get(`${lineNumber}\0${stationNumber}`)
    used?.recent.delete(`${kind}\0${messageId}`)
    used?.older.delete(`${kind}\0${messageId}`)
  }
}

/** What a verb may be about, whatever verb it is. Written out: read by name from a list it took a fiftieth of the server's work on a batch. */
type About = Partial<
  Record<
    'productSn' | 'productId' | 'stationStatus' | 'alarmCode' | 'lossType' | 'position' | 'label',
    string | null
  >
> & { on?: boolean }

function meaningOf(message: Message & About) {
  const { kind, productSn, productId, stationStatus, alarmCode, lossType, on, position, label } = message
  if (kind === 'arrive' || kind === 'complete')
    return productId === undefined && productSn ? productSn : `${productSn}\0${productId}`
  return [kind, productSn, productId, stationStatus, alarmCode, lossType, on, position, label].join('\0')
}
