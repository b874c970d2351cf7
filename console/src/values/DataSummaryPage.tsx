import { collectionSets, type CollectionSet } from '@takt/contract/collectionSets.ts'
import { mostRecent } from '@takt/contract/preferences.ts'
import { values, type ValueFilter } from '@takt/contract/values.ts'
import { useAnswer } from '~/api/hooks.ts'
import { useLedger, type Listed } from '~/api/lists.ts'
import { useWords } from '~/i18n/words.tsx'
import { ArchivedNote } from '~/shapes/ArchivedNote.tsx'
import { ExportButton } from '~/shapes/ExportButton.tsx'
import { Page } from '~/shapes/Page.tsx'
import { Recent } from '~/shapes/Recent.tsx'
import { useRemember } from '~/shapes/use-recent.ts'
import { ViewSwitch } from '~/shapes/ViewSwitch.tsx'
import { Action } from '~/ui/Action.tsx'
import { EmptyState } from '~/ui/EmptyState.tsx'
import { CapabilityTable } from './CapabilityTable.tsx'
import { Distribution } from './Distribution.tsx'
import { LongTable } from './LongTable.tsx'
import { PivotTable } from './PivotTable.tsx'
import { ValueFilters } from './ValueFilters.tsx'
import { useView, views, type View } from './view.ts'

/** Everything that was measured on the line: in rows, in columns, in pictures, and how capable it is. */
export default function DataSummaryPage() {
  const words = useWords()
  const [view, show] = useView()
  const list = useLedger(values.list, { ready: view === 'list' })
  const filter = list.filter as Partial<ValueFilter> // read by that very schema
  const set = setOf(filter)
  return (
    <Page
      name="dataSummary"
      views={
        <ViewSwitch
          label={words.values.views}
          views={views}
          view={view}
          names={words.values.view}
          onShow={show}
        />
      }
      actions={
        <ExportButton
          endpoint={values.export}
          list={exported(list, view)}
          {...(view === 'pivot' && set && { add: { pivot: true } })}
        />
      }
    >
      <ValueFilters list={list} view={view} />
      <ArchivedNote of="passes" list={list} />
      {view === 'list' && <LongTable list={list} />}
      {view === 'pivot' && <Pivot filter={filter} />}
      {view === 'charts' && <Charts filter={filter} onOverview={() => show('capability')} />}
      {view === 'capability' && (
        <CapabilityTable
          filter={filter}
          setFilter={list.setFilter}
          onOpen={({ stationNumber, colSetId, colSetVersion, resultCode }) =>
            show('charts', { stationNumber, colSetId, colSetVersion: String(colSetVersion), resultCode })
          }
        />
      )}
    </Page>
  )
}

/** What a picture is not narrowed by is not on the screen then, and must not narrow the file unseen. */
function exported({ filter, sort }: Listed<unknown>, view: View): Pick<Listed<unknown>, 'filter' | 'sort'> {
  const { productSn: _, resultStatus: __, disagree: ___, ...shown } = filter
  return { filter: view === 'list' || view === 'pivot' ? filter : shown, ...(sort && { sort }) }
}

const setOf = ({ colSetId, colSetVersion }: Partial<ValueFilter>) =>
  colSetId && colSetVersion ? { colSetId, colSetVersion } : null

const nameOfSet = ({ colSetId, colSetVersion }: { colSetId: string; colSetVersion: number }) =>
  `${colSetId} v${colSetVersion}`

const pivotOf = ({ colSetId, colSetVersion }: CollectionSet) =>
  `?${new URLSearchParams({ view: 'pivot', colSetId, colSetVersion: String(colSetVersion) })}`

function Pivot({ filter }: { filter: Partial<ValueFilter> }) {
  const words = useWords()
  const set = setOf(filter)
  useRemember('pivot', set && nameOfSet(set))
  const { data } = useAnswer(
    collectionSets.list,
    { definitionStatus: 'released', limit: mostRecent, sort: '-updateDate' },
    { ready: set === null },
  )
  if (!set)
    return (
      <EmptyState title={words.values.chooseSet} icon="table">
        <p>{words.values.chooseSetNext}</p>
        <Recent
          place="pivot"
          first={(data?.rows ?? []).map((one) => ({ label: nameOfSet(one), search: pivotOf(one) }))}
        />
      </EmptyState>
    )
  return <PivotTable filter={{ ...filter, ...set }} />
}

function Charts({ filter, onOverview }: { filter: Partial<ValueFilter>; onOverview: () => void }) {
  const words = useWords()
  const { resultCode, stationNumber, from, to } = filter
  const set = setOf(filter)
  useRemember(
    'distribution',
    set && resultCode ? [resultCode, stationNumber, nameOfSet(set)].filter(Boolean).join(' · ') : null,
  )
  if (set && resultCode)
    return (
      <Distribution
        series={{
          ...set,
          resultCode,
          ...(stationNumber && { stationNumber }),
          ...(from && { from }),
          ...(to && { to }),
        }}
      />
    )
  return (
    <EmptyState title={words.values.chooseOne} icon="chart">
      <p>{words.values.chooseOneNext}</p>
      <Action onClick={onOverview}>{words.values.toOverview}</Action>
      <Recent place="distribution" />
    </EmptyState>
  )
}
