import type { Stopped } from '@takt/contract/equipmentStatistics.ts'
import { fill } from '@takt/contract/errors.ts'
import type { Words } from '@takt/contract/locales/en/words.ts'
import type { Formats } from '~/fields/format.tsx'

/** How many and how long together; a report that was frozen before stops had limits does not know. */
export const sayShortStops = (
  stopped: Stopped | undefined,
  statisticsWords: Words['equipmentStatistics'],
  { count, duration }: Pick<Formats, 'count' | 'duration'>,
) =>
  stopped === undefined
    ? '–'
    : stopped.shortStopCount === 0
      ? count(0)
      : fill(statisticsWords.shortStopsOf, {
          count: count(stopped.shortStopCount),
          time: duration(Math.round(stopped.shortStops / 1000)),
        })
