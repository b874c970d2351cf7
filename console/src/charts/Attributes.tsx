import { useMemo } from 'react'
import { useNavigate } from 'react-router'
import { AttributeInput, attributeRules, type AttributeReport } from '@takt/contract/attribute-charts.ts'
import { charts } from '@takt/contract/charts.ts'
import { fill } from '@takt/contract/errors.ts'
import { pages } from '@takt/contract/pages.ts'
import { useAddress } from '~/api/address.ts'
import { useAnswered } from '~/api/answered.ts'
import { useAnswer } from '~/api/hooks.ts'
import { useSession } from '~/api/session.ts'
import { fieldsOf } from '~/fields/Field.tsx'
import { useFormats } from '~/fields/format.tsx'
import { useWords } from '~/i18n/words.tsx'
import { Chart } from '~/shapes/Chart.tsx'
import { Filters } from '~/shapes/Filters.tsx'
import { NotRead } from '~/shapes/NotRead.tsx'
import { Panel } from '~/shapes/Panel.tsx'
import { Period } from '~/shapes/Period.tsx'
import { StationPicker } from '~/shapes/StationPicker.tsx'
import { Earlier } from '~/ui/Earlier.tsx'
import { EmptyState } from '~/ui/EmptyState.tsx'
import { Skeleton } from '~/ui/Skeleton.tsx'
import { attributeChart } from './attribute-chart.ts'
import { AttributeBorders } from './AttributeBorders.tsx'
import { AttributeLimits } from './AttributeLimits.tsx'
import { EventKinds, useAttributeBorders, useEventKinds, useEvents } from './EventKinds.tsx'
import { RuleSwitches } from './RuleSwitches.tsx'
import css from './charts.module.css'

const Filter = fieldsOf(AttributeInput)

/** What is counted instead of measured: NG passes and faults of a station, sample by sample. */
export function Attributes() {
  const words = useWords()
  const { query, ask } = useAddress(AttributeInput)
  const answer = useAnswer(charts.attributes, query, {
    follows: ['failures', 'attributeLimits'],
    every: 60_000,
    keep: true,
  })
  const { data, error, isPlaceholderData, refetch } = answer
  const answered = useAnswered(query, answer)
  return (
    <>
      <Filters list={{ filter: query, setFilter: ask }}>
        <Filter name="stationNumber" input={(input) => <StationPicker {...input} />} />
        <Filter name="attributeKind" />
        <Filter name="sampleBy" />
        <Filter name="typeNo" />
        <Filter
          name="rules"
          input={(input) => (
            <RuleSwitches {...input} of={attributeRules} without={words.charts.rulesFrozen} />
          )}
        />
        <Period />
      </Filters>
      {error && !data ? (
        <NotRead error={error} again={refetch} />
      ) : !data ? (
        <Skeleton label={words.say.loading} panels={1} />
      ) : data.times.length === 0 ? (
        <EmptyState title={words.charts.noPasses} icon="chart" />
      ) : (
        <Earlier waiting={isPlaceholderData}>
          <Report report={data} query={answered} />
        </Earlier>
      )}
    </>
  )
}

function Report({ report, query }: { report: AttributeReport; query: Partial<AttributeInput> }) {
  const words = useWords()
  const formats = useFormats()
  const openSample = useOpenSample(report, query)
  const where = query.stationNumber ?? words.charts.wholeLine
  const [kinds, setKinds] = useEventKinds()
  const events = useEvents(report, query, kinds)
  const borders = useAttributeBorders(query)
  const drawn = useMemo(
    () => attributeChart(report, words, formats, { events, borders }),
    [report, words, formats, events, borders],
  )
  const kind = words.attributeKind[report.attributeKind]
  const meanFound = report.found.reduce((sum, one) => sum + one, 0) / report.found.length
  const title = fill(words.charts.attributesOf, { kind, where })
  return (
    <div className={css.page}>
      <Panel title={title} aside={words.sampleBy[report.sampleBy]}>
        {report.centre === null && <p role="status">{words.charts.noLimits}</p>}
        <Chart
          label={title}
          height={400}
          {...drawn}
          {...(openSample && { onPick: ({ dataIndex }) => openSample(dataIndex), onPlace: openSample })}
        />
        {query.stationNumber && <EventKinds kinds={kinds} onChange={setKinds} />}
        <p className={css.quiet}>
          {[
            report.sigmaZ !== null && fill(words.charts.sigmaZ, { value: formats.figure(report.sigmaZ) }),
            meanFound < 1 && fill(words.charts.fewInSample, { found: formats.fixed(meanFound, 2) }),
            openSample && words.charts.sampleHint,
          ]
            .filter(Boolean)
            .join(' ')}
        </p>
      </Panel>
      <div className={css.side}>
        {borders.length > 0 && <AttributeBorders borders={borders} report={report} query={query} />}
        <AttributeLimits report={report} query={query} />
      </div>
    </div>
  )
}

/** A sample is of many units: its NG passes, or its failures, are in their list; each row opens the passport. */
function useOpenSample({ attributeKind, times, ends }: AttributeReport, query: Partial<AttributeInput>) {
  const navigate = useNavigate()
  const isOfPasses = ['p', 'np', 'pPrime'].includes(attributeKind)
  const page = isOfPasses ? 'processSummary' : 'failDetail'
  const may = useSession(({ grants }) => grants[page] !== undefined)
  if (!may) return null
  const { stationNumber, typeNo } = query
  return (at: number) => {
    const params = new URLSearchParams({
      ...(isOfPasses ? { resultStatus: 'ng' } : { failStatus: '' }),
      ...(stationNumber && { stationNumber }),
      ...(typeNo && { typeNo }),
      from: times[at]!, // a sample was pressed
      to: ends[at]!,
    })
    void navigate(`${pages[page].path}?${params}`)
  }
}
