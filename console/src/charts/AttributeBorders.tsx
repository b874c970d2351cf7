import { useState } from 'react'
import type { AttributeInput, AttributeReport } from '@takt/contract/attribute-charts.ts'
import { attributeLimits } from '@takt/contract/attributeLimits.ts'
import type { ProposedBorder } from '@takt/contract/chartEvents.ts'
import { fewestFrozen } from '@takt/contract/chartLimits.ts'
import { charts } from '@takt/contract/charts.ts'
import { fill } from '@takt/contract/errors.ts'
import { useAnswer, useForbidden } from '~/api/hooks.ts'
import { useFormats } from '~/fields/format.tsx'
import { sayRefusal, useWords } from '~/i18n/words.tsx'
import { Waiting } from '~/ui/Waiting.tsx'
import { sayRate } from './attribute-chart.ts'
import { AttributeFreezeSheet } from './AttributeFreezeSheet.tsx'
import { BorderList } from './BorderList.tsx'
import css from './charts.module.css'
import { sayEvent } from './event-flags.ts'

type ChartQuery = Partial<AttributeInput>
type BordersProps = { borders: readonly ProposedBorder[]; report: AttributeReport; query: ChartQuery }

/** Of what is counted: the rate before and after, whatever the kind of the chart. */
export function AttributeBorders({ borders, report, query }: BordersProps) {
  const { error } = useWords()
  const formats = useFormats()
  const forbidden = useForbidden(attributeLimits.freeze)
  const [accepted, accept] = useState<ProposedBorder | null>(null)
  const few = (found: number) =>
    found < fewestFrozen
      ? fill(error['charts.too_few_samples'], { least: fewestFrozen, found: formats.count(found) })
      : null
  return (
    <BorderList
      borders={borders}
      say={(value) => sayRate(report.attributeKind, value, formats)}
      hindrance={({ subgroupNum }) => forbidden ?? few(subgroupNum)}
      onAccept={accept}
    >
      {accepted && <Accepted border={accepted} query={query} onClose={() => accept(null)} />}
    </BorderList>
  )
}

type AcceptedProps = { border: ProposedBorder; query: ChartQuery; onClose: () => void }

/** The centre is that of the samples from there on, as the server calculates it. */
function Accepted({ border: { at, until, reasons }, query, onClose }: AcceptedProps) {
  const words = useWords()
  const formats = useFormats()
  const stretch = { ...query, from: at, ...(until && { to: until }) }
  const { data, error } = useAnswer(charts.attributes, stretch)
  if (error)
    return (
      <p className={css.quiet} role="alert">
        {sayRefusal(words, error)}
      </p>
    )
  if (!data) return <Waiting label={words.say.loading} />
  const reason = reasons[0] ? sayEvent(reasons[0], words, formats) : ''
  return (
    <AttributeFreezeSheet report={data} query={stretch} start={{ validFrom: at, reason }} onClose={onClose} />
  )
}
