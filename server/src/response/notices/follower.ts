import type { LineEvent } from '@takt/contract/events.ts'
import { shelvingOf } from '../../equipment/alarms/alarms.ts'
import { alarmsStillOn, sayAlarm } from '../../execution/floor/floor.ts'
import type { Db } from '../../platform/db/tables.ts'
import type { Follower } from '../../platform/kernel/kernel.ts'
import { tell } from './watch.ts'
import { toolsDue } from './watch-tools.ts'
import type { Happened } from './watch.queries.ts'

/** Tells people of what is an event: once, also of what happened while no server ran or through another one. */
export const noticesFollower: Follower = {
  name: 'notices',
  kinds: [
    'alarmOn',
    'signalFound',
    'problemJudged',
    'toolDue',
    'toolLocked',
    'orderStarted',
    'orderCompleted',
    'hostTelegramDead',
    'accountLocked',
    'rightsChanged',
    'pagesCame',
    'eventSetAside',
  ],
  handle: async (db, events) => {
    const late = events.flatMap(lateAlarm)
    // The events of one look are of one stream.
    const on = late.length ? await alarmsStillOn(db, events[0]!.lineNumber, late) : new Set<string>()
    const shelving = await shelvingOf(db, linesOf(events), Date.now())
    const news = events.filter(
      (event) =>
        lateAlarm(event).every((alarm) => on.has(sayAlarm(alarm))) &&
        !(event.kind === 'alarmOn' && shelving({ ...event.data, lineNumber: event.lineNumber })),
    )
    return (await tell(db, [...news.flatMap(happened), ...(await stillWorn(db, events))])) ? ['notices'] : []
  },
}

/** Of the tools that are worn, as they are now: what was maintained meanwhile notifies nobody, and nothing is sent twice. */
async function stillWorn(db: Db, events: readonly LineEvent[]) {
  const toolCodes = events.flatMap(({ kind, data }) =>
    kind === 'toolDue' || kind === 'toolLocked' ? [data.toolCode] : [],
  )
  return toolCodes.length ? toolsDue(db, { line: events[0]!.lineNumber, toolCodes }) : []
}

/** Whose alarms went on. */
const linesOf = (events: readonly LineEvent[]) =>
  events.some(({ kind }) => kind === 'alarmOn') ? [events[0]!.lineNumber] : []

const anHour = 3_600_000

/** What a station kept to itself that long, and is over, is history: it would bury what is on now. */
const lateAlarm = ({ heardAt, kind, data }: LineEvent) =>
  kind === 'alarmOn' && Date.parse(heardAt) - Date.parse(data.at) >= anHour ? [data] : []

type NewsDraft = Pick<Happened, 'eventType' | 'facts'> & Partial<Happened>

function happened(event: LineEvent): Happened[] {
  const { lineNumber, turn, seq } = event
  const { about } = event
  return newsOf(event).map((news) => ({
    lineNumber: lineNumber || null,
    about,
    source: [lineNumber, turn, seq, news.userName].join(' ').trim(),
    userName: null,
    ...news,
  }))
}

function newsOf({ kind, data }: LineEvent): NewsDraft[] {
  switch (kind) {
    case 'alarmOn': {
      const { stationNumber, alarmText, alarmCode, at } = data
      const alarm = alarmText || alarmCode
      return [{ eventType: 'equipmentAlarm', facts: { stationNumber, alarm, alarmCode, at } }]
    }
    case 'signalFound': {
      const { stationNumber, resultCode, rule } = data
      return [{ eventType: 'controlSignal', facts: { stationNumber, resultCode, rule } }]
    }
    case 'problemJudged': {
      const { defectCode, problemEffect, owner } = data
      return [{ eventType: 'problemJudged', facts: { defectCode, problemEffect, owner } }]
    }
    case 'orderStarted': {
      const { orderCode, orderNumber: ordered } = data
      return [{ eventType: 'orderStarted', facts: { orderCode, ordered } }]
    }
    case 'orderCompleted': {
      const { orderCode, actualNumber: made, orderNumber: ordered } = data
      return [{ eventType: 'orderFinished', facts: { orderCode, made, ordered } }]
    }
    case 'hostTelegramDead':
      return [
        {
          eventType: 'interfaceError',
          facts: { about: data.lotNo ?? data.orderCode ?? data.teleType, error: data.errorText },
        },
      ]
    case 'accountLocked':
      return [{ eventType: 'accountLocked', facts: data }]
    case 'rightsChanged':
      return data.userNames.map((userName) => ({
        eventType: 'rightsChanged',
        about: userName,
        facts: { by: data.by },
        userName,
      }))
    case 'pagesCame':
      return data.userNames.map((userName) => ({
        eventType: 'pagesCame',
        about: userName,
        facts: { pages: data.pages },
        userName,
      }))
    case 'eventSetAside': {
      const { follower, errorText: error, ...event } = data
      return [
        {
          eventType: 'eventSetAside',
          lineNumber: event.lineNumber || null,
          facts: { follower, error, kind: event.kind, about: event.about },
        },
      ]
    }
    case 'alarmOff':
    case 'callOpened':
    case 'callMoved':
    case 'callEscalated':
    case 'toolDue':
    case 'toolLocked':
    case 'concessionUsed':
    case 'failureOpened':
    case 'failureClosed':
    case 'retestPassed':
    case 'stationStatus':
    case 'unitHeld':
    case 'unitReleased':
    case 'unitScrapped':
    case 'unitFinished':
    case 'lotCompleted':
      return []
  }
}
