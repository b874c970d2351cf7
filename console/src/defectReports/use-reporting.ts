import { useState } from 'react'
import { defectReports } from '@takt/contract/defectReports.ts'
import { fill, type Refusal } from '@takt/contract/errors.ts'
import { useAnswer, useLookUp } from '~/api/hooks.ts'
import { useOpened } from '~/api/opened.ts'
import { readStation, writeStation } from '~/api/stored-bench.ts'
import { sayRefusal, useWords } from '~/i18n/words.tsx'
import { signal } from '~/ui/signal.ts'
import { defectOf, placeOf, useDraft } from './use-draft.ts'

/** Where this device is, what is open on it, what is chosen, and what became of the last scan. `fixedStation`: the only station it is for. */
export function useReporting(fixedStation?: string) {
  const words = useWords()
  const defectReportWords = words.defectReports
  const [station, setStation] = useState(fixedStation ?? readStation)
  const [opened, open] = useOpened('unit')
  const [message, setMessage] = useState<{ kind: 'good' | 'bad'; text: string } | null>(null)
  const look = useLookUp(defectReports.look)
  const looked = useAnswer(defectReports.look, { scanned: opened ?? '' }, { ready: opened !== null })
  const { data: reported } = looked
  const offer = useAnswer(
    defectReports.offered,
    { stationNumber: station ?? '', ...(reported?.typeNo && { typeNo: reported.typeNo }) },
    { ready: station !== null && reported !== undefined },
  )
  const { data: offered } = offer
  const draft = useDraft(opened, offered ?? [])
  const tell = (kind: 'good' | 'bad', text: string) => {
    signal(kind)
    setMessage({ kind, text })
  }
  const sayMiss = (refusal: Refusal, scanned: string) =>
    refusal.key === 'record.unknown' ? fill(defectReportWords.miss, { scanned }) : sayRefusal(words, refusal)
  /** What was refused before there was an answer. */
  const without = [looked, offer].find(({ data, error }) => data === undefined && error !== null)
  const leave = () => {
    draft.clear()
    open(null)
  }
  /** What was scanned is chosen: heard, and no longer contradicted by an earlier miss. */
  const take = (change: Parameters<typeof draft.type>[0]) => {
    signal('good')
    setMessage(null)
    draft.type(change)
  }
  const scan = async (scanned: string) => {
    if (opened !== null && scanned === opened) return
    const code = defectOf(scanned, offered ?? [], draft.draft.defectCode)
    if (opened !== null && code === null)
      return tell('bad', fill(defectReportWords.severalKinds, { code: scanned }))
    if (opened !== null && code)
      return take({ defectCode: code.defectCode, subDefectCode: code.subDefectCode })
    const marked = reported?.markedPlaces.find(({ placeCode }) => placeCode === scanned)
    if (opened !== null && marked) return take({ place: placeOf(marked) })
    // A finding that is begun and not logged would be lost with the next unit.
    if (opened !== null && draft.isBegun)
      return tell('bad', fill(defectReportWords.unfinished, { unit: opened }))
    const refusal = await look({ scanned })
    if (refusal) return tell('bad', sayMiss(refusal, scanned))
    signal('good')
    setMessage(null)
    draft.clear()
    open(scanned)
  }
  return {
    station,
    choose: (stationNumber: string) => {
      writeStation(stationNumber)
      setStation(stationNumber)
    },
    ask: () => setStation(null),
    opened,
    reported: opened === null ? undefined : reported,
    offered,
    fault: opened !== null && without?.error ? sayMiss(without.error, opened) : null,
    retry: () => void without?.refetch(),
    draft,
    message,
    scan,
    leave,
    done: (text: string) => {
      tell('good', text)
      leave()
    },
    refused: (refusal: Refusal) => {
      tell('bad', sayRefusal(words, refusal))
      return true
    },
    undone: (text: string) => tell('good', text),
  }
}
export type TheReporting = ReturnType<typeof useReporting>
