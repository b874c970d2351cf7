import { cycleTimes, CycleTimesQuery } from '@takt/contract/cycleTimes.ts'
import { fill } from '@takt/contract/errors.ts'
import { useAddress } from '~/api/address.ts'
import { useAnswer } from '~/api/hooks.ts'
import { filterOf } from '~/api/lists.ts'
import { useOpened } from '~/api/opened.ts'
import { fieldsOf } from '~/fields/Field.tsx'
import { useFormats } from '~/fields/format.tsx'
import { useWords } from '~/i18n/words.tsx'
import { Filters } from '~/shapes/Filters.tsx'
import { NotRead } from '~/shapes/NotRead.tsx'
import { GoTo } from '~/shapes/GoTo.tsx'
import { Page } from '~/shapes/Page.tsx'
import { Panel } from '~/shapes/Panel.tsx'
import { Period } from '~/shapes/Period.tsx'
import { StationPicker } from '~/shapes/StationPicker.tsx'
import { useView, ViewSwitch } from '~/shapes/ViewSwitch.tsx'
import { Earlier } from '~/ui/Earlier.tsx'
import { EmptyState } from '~/ui/EmptyState.tsx'
import { Skeleton } from '~/ui/Skeleton.tsx'
import { Balance } from './Balance.tsx'
import { CycleTable } from './CycleTable.tsx'
import css from './cycleTimes.module.css'
import { keyOf, slowestOf } from './rows.ts'
import { OneStation } from './OneStation.tsx'

const Scope = CycleTimesQuery.omit({ withoutOutliers: true })
const Filter = fieldsOf(Scope)
const views = ['all', 'withoutOutliers'] as const

/** How long each station takes against its target, and which one keeps the line from being faster. */
export default function CycleTimePage() {
  const words = useWords()
  const cycleTimeWords = words.cycleTimes
  const formats = useFormats()
  const { query, ask } = useAddress(Scope)
  const [view, show] = useView(views)
  const [opened, open] = useOpened('cycles')
  const withoutOutliers = view === 'withoutOutliers'
  const { data, error, isPlaceholderData, refetch } = useAnswer(
    cycleTimes.figures,
    { ...query, withoutOutliers },
    { follows: 'stations', every: 60_000, keep: true },
  )
  const chosen = data?.rows.find((row) => keyOf(row) === opened) ?? slowestOf(data?.rows ?? [])
  return (
    <Page
      name="cycleTime"
      about={cycleTimeWords.about.join(' ')}
      views={
        <ViewSwitch
          label={cycleTimeWords.cycles}
          views={views}
          view={view}
          names={cycleTimeWords.view}
          onShow={show}
        />
      }
    >
      <Filters list={{ filter: filterOf(Scope, query), setFilter: ask }}>
        <Period />
        <Filter name="typeNo" />
        <Filter name="stationNumber" input={(input) => <StationPicker {...input} />} />
      </Filters>
      {!data && error && <NotRead error={error} again={refetch} />}
      {!data && !error && <Skeleton label={words.say.loading} panels={1} />}
      {data && (
        <Earlier waiting={isPlaceholderData}>
          <div className={css.page}>
            <p className={css.quiet}>
              {fill(cycleTimeWords.period, { from: formats.minute(data.from), to: formats.minute(data.to) })}
            </p>
            {!chosen && (
              <EmptyState title={cycleTimeWords.nothing} icon="clock">
                <p>{cycleTimeWords.nothingNext}</p>
                <GoTo page="stationDef">{words.page.stationDef}</GoTo>
              </EmptyState>
            )}
            {chosen && (
              <>
                <Balance of={data} onPick={(row) => open(keyOf(row))} />
                <Panel title={cycleTimeWords.stations} aside={cycleTimeWords.pick}>
                  <CycleTable rows={data.rows} current={chosen} onPick={(row) => open(keyOf(row))} />
                </Panel>
                <OneStation key={keyOf(chosen)} row={chosen} query={{ ...query, withoutOutliers }} />
              </>
            )}
          </div>
        </Earlier>
      )}
    </Page>
  )
}
