import { useState } from 'react'
import type { ProposedBorder } from '@takt/contract/chartEvents.ts'
import { chartLimits, fewestFrozen } from '@takt/contract/chartLimits.ts'
import { type ChartInput, type ChartReport, charts } from '@takt/contract/charts.ts'
import { fill } from '@takt/contract/errors.ts'
import { useAnswer, useForbidden } from '~/api/hooks.ts'
import { useFormats } from '~/fields/format.tsx'
import { sayStatistic, specOf } from '~/fields/measured.ts'
import { sayRefusal, useWords } from '~/i18n/words.tsx'
import { Waiting } from '~/ui/Waiting.tsx'
import { BorderList } from './BorderList.tsx'
import css from './charts.module.css'
import { sayEvent } from './event-flags.ts'
import { FreezeSheet } from './FreezeSheet.tsx'

type ProposedProps = { borders: readonly ProposedBorder[]; report: ChartReport; chartInput: ChartInput }

/** Of what is measured. */
export function ProposedBorders({ borders, report, chartInput }: ProposedProps) {
  const { chartLimits: chartLimitWords, error } = useWords()
  const formats = useFormats()
  const forbidden = useForbidden(chartLimits.freeze)
  const [accepted, accept] = useState<ProposedBorder | null>(null)
  const few = (found: number) =>
    found < fewestFrozen
      ? fill(error['charts.too_few'], { least: fewestFrozen, found: formats.count(found) })
      : null
  return (
    <BorderList
      borders={borders}
      say={(value) => sayStatistic(formats, value, specOf(report))}
      hindrance={({ subgroupNum }) =>
        forbidden ?? (chartInput.orderCode ? chartLimitWords.notOfOrder : few(subgroupNum))
      }
      onAccept={accept}
    >
      {accepted && <Accepted border={accepted} chartInput={chartInput} onClose={() => accept(null)} />}
    </BorderList>
  )
}

type AcceptedProps = { border: ProposedBorder; chartInput: ChartInput; onClose: () => void }

/** The limits are those of the points from there on, as the server calculates them. */
function Accepted({ border: { at, until, reasons }, chartInput, onClose }: AcceptedProps) {
  const words = useWords()
  const formats = useFormats()
  const stretch = { ...chartInput, from: at, ...(until && { to: until }) }
  const { data, error } = useAnswer(charts.report, stretch)
  if (error)
    return (
      <p className={css.quiet} role="alert">
        {sayRefusal(words, error)}
      </p>
    )
  if (!data) return <Waiting label={words.say.loading} />
  const reason = reasons[0] ? sayEvent(reasons[0], words, formats) : ''
  return (
    <FreezeSheet
      report={data}
      chartInput={stretch}
      start={{ from: at, validFrom: at, reason }}
      onClose={onClose}
    />
  )
}
