import { type LivesOf, type WornLife, wornLives } from '../../equipment/tools/tools.ts'
import type { Db } from '../../platform/db/tables.ts'
import type { Happened } from './watch.queries.ts'

/** Tools near the end of a life, and again at it; maintained, they are reported again. Each life by itself. */
export const toolsDue = async (db: Db, of: LivesOf = null): Promise<Happened[]> =>
  (await wornLives(db, of)).map((life) => {
    const { lineNumber, toolCode, stationNumber, lifeKind, cavity, used: uses, limit: frequency } = life
    return {
      eventType: 'toolDue',
      lineNumber,
      about: toolCode,
      source: sourceOf(life),
      facts: {
        toolCode: cavity > 0 ? `${toolCode} #${cavity}` : toolCode,
        stationNumber: stationNumber ?? '',
        uses,
        frequency,
        lifeKind,
      },
      userName: null,
    }
  })

const sourceOf = ({ lineNumber, toolCode, maintainedAt, limit, used, lifeKind, cavity }: WornLife) =>
  [
    lineNumber,
    toolCode,
    maintainedAt,
    limit,
    used >= limit,
    ...(lifeKind === 'uses' ? [] : [lifeKind, cavity]),
  ].join(' ')
