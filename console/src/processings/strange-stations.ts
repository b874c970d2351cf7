import { fill } from '@takt/contract/errors.ts'
import { stations } from '@takt/contract/stations.ts'
import { useAnswer } from '~/api/hooks.ts'
import { readLine } from '~/api/stored.ts'
import { useFormats } from '~/fields/format.tsx'
import { useWords } from '~/i18n/words.tsx'

type OfStep = { stationNumber: string }

/** A route may be made before its stations, or for another line: that is worth a word, no more. Null: the line has all of them. */
export function useStrangeStations(steps: readonly OfStep[]): string | null {
  const { processings: processingWords } = useWords()
  const { list } = useFormats()
  const lineNumber = readLine()
  const { data } = useAnswer(stations.names, {}, { ready: lineNumber !== null })
  if (!data || lineNumber === null) return null
  const ofLine = new Set(data.map(({ stationNumber }) => stationNumber))
  const strange = new Set(
    steps.flatMap(({ stationNumber: one }) => (one === '' || ofLine.has(one) ? [] : [one])),
  )
  return strange.size > 0
    ? fill(processingWords.notOnLine, { lineNumber, stations: list([...strange]) })
    : null
}
