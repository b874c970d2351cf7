import { useMemo } from 'react'
import { AttributeInput, type AttributeReport } from '@takt/contract/attribute-charts.ts'
import { charts } from '@takt/contract/charts.ts'
import { fill } from '@takt/contract/errors.ts'
import { useAddress } from '~/api/address.ts'
import { useAnswer } from '~/api/hooks.ts'
import { fieldsOf } from '~/fields/Field.tsx'
import { useFormats } from '~/fields/format.tsx'
import { useWords } from '~/i18n/words.tsx'
import { Chart } from '~/shapes/Chart.tsx'
import { Filters } from '~/shapes/Filters.tsx'
import { NotRead } from '~/shapes/NotRead.tsx'
import { Panel } from '~/shapes/Panel.tsx'
import { Period } from '~/shapes/Period.tsx'
import { StationPicker } from '~/shapes/StationPicker.tsx'
import { EmptyState } from '~/ui/EmptyState.tsx'
import { Skeleton } from '~/ui/Skeleton.tsx'
import { attributeChart } from './attribute-chart.ts'
import css from './charts.module.css'

const Filter = fieldsOf(AttributeInput)

/** What is counted instead of measured: NG passes and faults of a station, sample by sample. */
export function Attributes() {
  const words = useWords()
  const { asked, ask } = useAddress(AttributeInput)
  const { data, error, refetch } = useAnswer(charts.attributes, asked, {
    follows: 'failures',
    every: 60_000,
    keep: true,
  })
  return (
    <>
      <Filters list={{ filter: asked, setFilter: ask }}>
        <Filter name="stationNumber" input={(input) => <StationPicker {...input} />} />
        <Filter name="attributeKind" />
        <Filter name="sampleBy" />
        <Filter name="typeNo" />
        <Period />
      </Filters>
      {error ? (
        <NotRead error={error} again={refetch} />
      ) : !data ? (
        <Skeleton label={words.say.loading} panels={1} />
      ) : data.times.length === 0 ? (
        <EmptyState title={words.charts.noPasses} icon="chart" />
      ) : (
        <Report report={data} where={asked.stationNumber ?? words.charts.wholeLine} />
      )}
    </>
  )
}

function Report({ report, where }: { report: AttributeReport; where: string }) {
  const words = useWords()
  const formats = useFormats()
  const drawn = useMemo(() => attributeChart(report, words, formats), [report, words, formats])
  const kind = words.attributeKind[report.attributeKind]
  const title = fill(words.charts.attributesOf, { kind, where })
  return (
    <Panel title={title} aside={words.sampleBy[report.sampleBy]}>
      {report.centre === null && <p role="status">{words.charts.noLimits}</p>}
      <Chart label={title} height={400} {...drawn} />
      {report.sigmaZ !== null && (
        <p className={css.quiet}>{fill(words.charts.sigmaZ, { value: formats.figure(report.sigmaZ) })}</p>
      )}
    </Panel>
  )
}
