import type { NewEvent } from '@takt/contract/events.ts'
import type { LifeKind } from '@takt/contract/toolCounters.ts'
import { nowIso } from '../../platform/db/instants.ts'
import type { Db } from '../../platform/db/tables.ts'
import { appendEvents } from '../../platform/kernel/kernel.ts'
import { type LivesOf, wornCounters, wornTools } from './worn.queries.ts'

/** A life of a tool at work that is nearly at its end, or at it. */
export type WornLife = {
  lineNumber: string
  toolCode: string
  stationNumber: string | null
  lifeKind: LifeKind
  cavity: number
  used: number
  limit: number
  maintainedAt: string | null
}

export async function wornLives(db: Db, of: LivesOf = null): Promise<WornLife[]> {
  const [tools, counters] = [await wornTools(db, of), await wornCounters(db, of)]
  return [
    ...tools.map(({ frequency: limit, frequencyAct: used, ...tool }) => ({
      ...tool,
      lifeKind: 'uses' as const,
      cavity: 0,
      used,
      limit,
    })),
    ...counters.map(({ counterKind: lifeKind, lifeLimit: limit, counterAct: used, ...tool }) => ({
      ...tool,
      lifeKind,
      used,
      limit,
    })),
  ]
}

type Stage = Extract<NewEvent['kind'], 'toolDue' | 'toolLocked'>
/** The stage of a life; null: not nearly at its end, or it has no limit. `warn`: the share of it from which on it is due. */
export function stageOf(used: number, limit: number | null, warn: number): Stage | null {
  if (limit === null || used < warn * limit) return null
  return used >= limit ? 'toolLocked' : 'toolDue'
}

export function lifeEvent(life: Omit<WornLife, 'lineNumber' | 'maintainedAt'>, at: string): NewEvent {
  const { toolCode, lifeKind, cavity, used, limit, stationNumber } = life
  return {
    kind: used >= limit ? 'toolLocked' : 'toolDue',
    about: toolCode,
    data: { toolCode, lifeKind, cavity, used, limit, stationNumber, at },
  }
}

/** What makes it news again: maintained, or given more, it is another life. */
const newsOf = ({ toolCode, maintainedAt, limit, used, lifeKind, cavity }: WornLife) =>
  [toolCode, maintainedAt, limit, used >= limit, lifeKind, cavity].join(' ')

/** What people, or the clock, do to tools leaves an event for each life that is nearly at its end by it, or at it. Under the line's lock. */
export async function tellingLives<T>(
  db: Db,
  line: string,
  toolCodes: readonly string[],
  work: () => Promise<T>,
) {
  const of = { line, toolCodes }
  const before = new Set((await wornLives(db, of)).map(newsOf))
  const done = await work()
  const fresh = (await wornLives(db, of)).filter((life) => !before.has(newsOf(life)))
  const at = nowIso()
  await appendEvents(
    db,
    line,
    fresh.map((life) => lifeEvent(life, at)),
  )
  return done
}
