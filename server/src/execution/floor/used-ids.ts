import { Refusal } from '@takt/contract/errors.ts'
import type { Message } from '../../platform/kernel/kernel.ts'

/** Remembered of each station. */
const most = 500

/**
 * What the latest message ids of each station were used for, since this server started. An id of a verb sent again is a repeat only for the same unit and
 * state: with another one it is a mistake of the station's program, and the second message would be lost. Times and values are not compared, because a
 * program may stamp a repeat anew.
 */
export class UsedIds {
  readonly #stations = new Map<string, Map<string, string>>()

  /** Notes the id, unless it was used for another message. */
  refusalFor(lineNumber: string, message: Message): Refusal | null {
    const { kind, messageId, stationNumber } = message
    if (messageId === undefined || kind === 'testRun') return null
    const key = `${lineNumber}\0${stationNumber}`
    const used = this.#stations.get(key) ?? new Map<string, string>()
    this.#stations.set(key, used)
    const meaning = meaningOf(message)
    const id = `${kind}\0${messageId}`
    const before = used.get(id)
    if (before !== undefined)
      return before === meaning ? null : new Refusal('station.message_reused', { messageId })
    used.set(id, meaning)
    if (used.size > most) used.delete(used.keys().next().value!)
    return null
  }

  /** A refused message may be corrected and sent again under its id. */
  forget(lineNumber: string, { kind, messageId, stationNumber }: Message) {
    this.#stations.get(`${lineNumber}\0${stationNumber}`)?.delete(`${kind}\0${messageId}`)
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
  return kind === 'arrive' || kind === 'complete'
    ? `${kind}\0${productSn}\0${productId}`
    : [kind, productSn, productId, stationStatus, alarmCode, lossType, on, position, label].join('\0')
}
