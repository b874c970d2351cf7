import { fill } from '@takt/contract/errors.ts'
import { inspections } from '@takt/contract/inspections.ts'
import { useAnswer } from '~/api/hooks.ts'
import { useWords } from '~/i18n/words.tsx'
import { AtStation } from '~/shapes/AtStation.tsx'
import { MorePages } from '~/shapes/MorePages.tsx'
import { NotRead } from '~/shapes/NotRead.tsx'
import { Page } from '~/shapes/Page.tsx'
import { ToPage } from '~/shapes/ToPage.tsx'
import { useLineOfAddress } from '~/shapes/use-line-of-address.ts'
import { EmptyState } from '~/ui/EmptyState.tsx'
import { Waiting } from '~/ui/Waiting.tsx'
import { StationCheck } from './StationCheck.tsx'
import css from './stationChecks.module.css'

/** A person at a station makes its checks. */
export default function StationChecksPage() {
  const { inspections: inspectionWords } = useWords()
  if (useLineOfAddress()) return null
  return (
    <Page
      name="stationChecks"
      about={inspectionWords.aboutStation}
      actions={<ToPage name="stationSop" icon="file" />}
      more={<MorePages to={{ station: 'station' }} />}
    >
      <AtStation>{(station) => <Checks station={station} />}</AtStation>
    </Page>
  )
}

function Checks({ station: stationNumber }: { station: string }) {
  const words = useWords()
  const { data, error, refetch } = useAnswer(
    inspections.due,
    { stationNumber, limit: 200 },
    { every: 30_000 },
  )
  if (!data && error) return <NotRead error={error} again={refetch} />
  if (!data) return <Waiting label={words.say.loading} />
  if (data.total === 0)
    return <EmptyState title={fill(words.inspections.nothingAt, { station: stationNumber })} icon="check" />
  return (
    <ul className={css.checks}>
      {data.rows.map((check) => (
        <StationCheck key={check.itemCode} check={check} />
      ))}
    </ul>
  )
}
