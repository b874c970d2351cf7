import { refuse, Refusal } from '@takt/contract/errors.ts'
import type { BatchItem, CompleteAnswer } from '@takt/contract/floor.ts'
import { messageHash } from '../db/ids.ts'
import { arrive } from './arrive.ts'
import { bind, messageKey, unbind } from '../materials/materials.ts'
import { complete } from './complete.ts'
import { exchange } from './exchange.ts'
import type { Floor, FloorAnswer, TestRun } from './state.ts'
import { testRun } from './test-run.ts'

/** A message of a station; `at` in milliseconds beside the text. */
export type Message = (BatchItem | TestRun) & { stationNumber: string; time: number }
export type Played = FloorAnswer | Refusal

/** A station's clock may run ahead by this much; what is older than that is no late message any more. */
const aheadAllowed = 5 * 60_000
const oldestDays = 3 * 366

/** One message. What is refused has changed nothing, so its neighbours go on. */
export function play(floor: Floor, message: Message, now: number): Played {
  try {
    checkTime(message.time, now)
    if (message.kind === 'complete' && message.startTime)
      checkTime(Date.parse(message.startTime), now, 'startTime')
    if (message.kind === 'testRun') for (const step of message.steps) checkTime(step.at, now)
    return act(floor, message)
  } catch (error) {
    if (error instanceof Refusal) return error
    throw error
  }
}

/** Whether a message of this time will be taken at all: what will be refused prepares nothing. */
export const mayBeTaken = (time: number, now: number) =>
  time <= now + aheadAllowed && time >= now - oldestDays * 86_400_000

export function checkTime(time: number, now: number, field?: string) {
  if (time > now + aheadAllowed)
    refuse('station.clock_ahead', { seconds: Math.round((time - now) / 1000) }, field)
  if (time < now - oldestDays * 86_400_000) refuse('station.too_old', { days: oldestDays }, field)
}

function act(floor: Floor, message: Message): FloorAnswer {
  const { stationNumber, time: at } = message
  switch (message.kind) {
    case 'arrive':
      return arrive(floor, { ...message, at, message: messageHash(stationNumber, message.messageId) })
    case 'complete': {
      const { startTime } = message
      return complete(floor, {
        ...message,
        at,
        message: messageHash(stationNumber, message.messageId),
        startTime: startTime ? Date.parse(startTime) : null,
      })
    }
    case 'testRun':
      return testRun(floor, message)
    case 'status':
      floor.writes.statuses.push({ stationNumber, at, stationStatus: message.stationStatus })
      return { stored: true }
    case 'alarm': {
      const { alarmCode, on, alarmText = null } = message
      floor.writes.alarms.push({ stationNumber, at, alarmCode, on, alarmText })
      return { stored: true }
    }
    case 'bind': {
      const { position, label, bomCode, quantity, operator, reason } = message
      return once(floor, message, (own) =>
        bind(floor.bench, {
          stationNumber,
          position,
          label,
          bomCode,
          quantity,
          at,
          by: operator ?? stationNumber,
          reason,
          message: own,
        }),
      )
    }
    case 'unbind': {
      const { position, operator, reason } = message
      return once(floor, message, (own) =>
        unbind(floor.bench, {
          stationNumber,
          position,
          at,
          by: operator ?? stationNumber,
          reason,
          message: own,
        }),
      )
    }
    case 'exchange':
      return exchange(floor, { ...message, message: messageHash(stationNumber, message.messageId) })
    case 'heartbeat':
      floor.writes.heartbeats.push({ stationNumber, at })
      return { stored: true }
  }
}

/** The same message again is done already. */
function once(
  { bench }: Floor,
  { stationNumber, messageId }: { stationNumber: string; messageId: string },
  work: (message: number) => unknown,
) {
  const message = messageHash(stationNumber, messageId)
  const key = messageKey({ stationNumber, message })
  if (!bench.done.has(key)) work(message)
  bench.done.add(key)
  return { stored: true }
}

export const isRepeat = (played: Played): played is { repeat: { productId: string; passNo: number } } =>
  !(played instanceof Refusal) && 'repeat' in played
export type Answered = Exclude<FloorAnswer, { repeat: unknown }> | CompleteAnswer | Refusal
