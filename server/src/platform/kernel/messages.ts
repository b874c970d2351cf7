import type { Reading, Verdict } from '@takt/contract/floor.ts'
import type { BatchItem } from '@takt/contract/verbs.ts'
import type { NamedUnits } from '../db/named-units.ts'

/**
 * One step of a test run, as it went. `counts` false: it was tried again or skipped, so it is kept and decides nothing.
 * `setKey`: what was measured fits this set and not the step's own.
 */
export type TestStep = {
  stepSeq: number
  stepName: string
  startTime: number
  at: number
  verdict: Verdict | null
  counts: boolean
  results: Reading[]
  setKey: number | null
}
/** All a station did to a unit in one go, reported at the end: a test of many steps. `messageId` is the run's own, whoever brings it. */
export type TestRun = {
  kind: 'testRun'
  messageId: string
  productSn: string
  orderCode: string
  steps: TestStep[]
}

/** A message of a station; `time` is its `at` in milliseconds. */
export type Message = (BatchItem | TestRun) & {
  stationNumber: string
  time: number
  /** Of the call that brought it. */
  traceId?: string | undefined
}
export type MessageOf<K extends Message['kind']> = Extract<Message, { kind: K }>

export const isUnitMessage = (
  message: Message,
): message is MessageOf<'arrive' | 'complete' | 'testRun' | 'exchange'> =>
  message.kind === 'arrive' ||
  message.kind === 'complete' ||
  message.kind === 'testRun' ||
  message.kind === 'exchange'

/** Of a station itself, whatever unit is there. */
export const saysOfEquipment = ({ kind }: Message) =>
  kind === 'status' || kind === 'alarm' || kind === 'heartbeat'

/** The unit a message names, by the serial a person reads or by the id we gave it. */
export const unitNamed = (
  message: Message,
): { productSn?: string | undefined; productId?: string | undefined } =>
  isUnitMessage(message)
    ? { productSn: message.productSn, productId: 'productId' in message ? message.productId : undefined }
    : {}

export function unitsNamed(messages: readonly Message[]): NamedUnits {
  const named = messages.map(unitNamed)
  return {
    sns: named.flatMap(({ productSn }) => productSn ?? []),
    ids: named.flatMap(({ productId }) => productId ?? []),
  }
}

export const stationsOf = (messages: readonly Message[]) => [
  ...new Set(messages.map(({ stationNumber }) => stationNumber)),
]
