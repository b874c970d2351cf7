import { refuse, Refusal } from '@takt/contract/errors.ts'
import type { CompleteAnswer } from '@takt/contract/floor.ts'
import { messageHash } from '../../platform/db/ids.ts'
import type { Message } from '../../platform/kernel/kernel.ts'
import { alarm } from './alarms.ts'
import { actOfAspect } from './aspects.ts'
import { arrive } from './arrive.ts'
import { complete } from './complete.ts'
import type { FloorAnswer } from './messages.ts'
import type { Floor } from './state.ts'
import { testRun } from './test-run.ts'

export type Played = FloorAnswer | Refusal

/** A station's clock may run ahead by this much; what is older than that is no late message any more. */
const aheadAllowed = 5 * 60_000
const oldestDays = 3 * 366

/** One message. The journal takes back what a refused one had changed, so its neighbours go on. */
export function play(floor: Floor, message: Message, now: number): Played {
  floor.journal.traceId = message.traceId ?? null
  try {
    checkTime(message.time, now)
    if (message.kind === 'complete' && message.startTime)
      checkStart(Date.parse(message.startTime), message.time, now)
    if (message.kind === 'testRun') for (const step of message.steps) checkTime(step.at, now)
    const answer = act(floor, message)
    floor.journal.commit()
    return answer
  } catch (error) {
    floor.journal.rollback()
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

/** A clock that is set while a unit is worked on may begin it a little after its end: then it took no time. */
function checkStart(start: number, end: number, now: number) {
  checkTime(start, now, 'startTime')
  if (start > end + aheadAllowed) refuse('station.start_late', { seconds: Math.round((start - end) / 1000) })
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
      floor.journal.push(floor.writes.statuses, { stationNumber, at, stationStatus: message.stationStatus })
      return { stored: true }
    case 'alarm':
      return alarm(floor, message)
    case 'heartbeat':
      floor.journal.push(floor.writes.heartbeats, { stationNumber, at })
      return { stored: true }
    case 'bind':
    case 'unbind':
    case 'exchange':
    case 'call':
      return actOfAspect(floor, message)
  }
}

export const isRepeat = (played: Played): played is { repeat: { productId: string; passNo: number } } =>
  !(played instanceof Refusal) && 'repeat' in played
export type Answered = Exclude<FloorAnswer, { repeat: unknown }> | CompleteAnswer | Refusal
