import { vi } from 'vitest'
import type { Db } from '../platform/db/tables.ts'
import { lookForLevels } from './andon.ts'

export const callsBegin = Date.parse('2026-03-02T08:00:00Z')
/** The clock of the servers, so many minutes after the calls of a test. */
export const minutesIn = (minutes: number, begin = callsBegin) =>
  vi.useFakeTimers({ toFake: ['Date'], now: begin + Math.round(minutes * 60_000) })

/** Who was notified of a call by the bell and when, in the order of its levels: minute, level, account. */
export async function levelsToldOf(db: Db, id: number, begin = callsBegin): Promise<string[]> {
  const [levels, copies] = [
    await db.selectFrom('andonCallLevels').selectAll().where('callId', '=', id).execute(),
    await db
      .selectFrom('noticeCopies as c')
      .innerJoin('notices as n', 'n.id', 'c.noticeId')
      .select(['c.userName', 'n.source'])
      .where('n.eventType', 'in', ['andonLevel', 'andonLevelLate', 'andonUnsolved'])
      .where('n.source', 'like', `${id} %`)
      .orderBy('n.id')
      .execute(),
  ]
  return copies.map(({ userName, source }) => {
    const [, level, reminder] = source.split(' ')
    const of = levels.find((one) => one.level === level && String(one.reminder) === reminder)!
    const minute = Math.floor((Date.parse(of.toldAt) - begin) / 60_000)
    const again = of.outcome === 'unsolved' ? ' unsolved' : of.reminder > 0 ? ' again' : ''
    return `${minute} ${level}${again} ${userName}`
  })
}

/** Servers look every so many seconds from one minute to another; each look may fail by itself, as in the upkeep. */
export async function lookBetween(
  from: number,
  to: number,
  look: (minute: number) => Promise<unknown>,
  { every = 15, begin = callsBegin } = {},
) {
  for (let at = from * 60; at <= to * 60; at += every) {
    minutesIn(at / 60, begin)
    await look(at / 60)
  }
}

export const bothLook = (...servers: Db[]) => Promise.all(servers.map((db) => lookForLevels(db)))
