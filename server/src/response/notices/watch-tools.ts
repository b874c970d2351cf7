import { wornCounters, wornTools } from '../../equipment/tools/tools.ts'
import type { Db } from '../../platform/db/tables.ts'
import type { Happened } from './watch.queries.ts'

/** Tools near the end of a life, and again at it; maintained, they are news again. Each life is told by itself. */
export async function toolsDue(db: Db): Promise<Happened[]> {
  const [tools, counters] = await Promise.all([wornTools(db), wornCounters(db)])
  return [
    ...tools.map(({ lineNumber, toolCode, frequency, frequencyAct, maintainedAt, ...at }) => ({
      ...toolNews({ lineNumber, toolCode }),
      source: [lineNumber, toolCode, maintainedAt, frequency, frequencyAct >= frequency].join(' '),
      facts: {
        toolCode,
        stationNumber: at.stationNumber ?? '',
        uses: frequencyAct,
        frequency,
        lifeKind: 'uses',
      },
    })),
    ...counters.map(({ lineNumber, toolCode, counterKind, cavity, lifeLimit, counterAct, ...at }) => ({
      ...toolNews({ lineNumber, toolCode }),
      source: [
        lineNumber,
        toolCode,
        at.maintainedAt,
        lifeLimit,
        counterAct >= lifeLimit,
        counterKind,
        cavity,
      ].join(' '),
      facts: {
        toolCode: cavity > 0 ? `${toolCode} #${cavity}` : toolCode,
        stationNumber: at.stationNumber ?? '',
        uses: counterAct,
        frequency: lifeLimit,
        lifeKind: counterKind,
      },
    })),
  ]
}

const toolNews = ({ lineNumber, toolCode }: { lineNumber: string; toolCode: string }) => ({
  eventType: 'toolDue' as const,
  lineNumber,
  about: toolCode,
  userName: null,
})
