import { useEffect, useState } from 'react'
import { fill } from '@takt/contract/errors.ts'
import { type DueCheck, inspections } from '@takt/contract/inspections.ts'
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

const heldFor = 3000

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
  return <HeldList rows={data.rows} />
}

/** A list that is pressed in keeps its order for a moment: else what comes next moves under the finger that presses twice. */
function HeldList({ rows }: { rows: readonly DueCheck[] }) {
  const [order, setOrder] = useState<readonly string[] | null>(null)
  useEffect(() => {
    if (order === null) return
    const timer = setTimeout(() => setOrder(null), heldFor)
    return () => clearTimeout(timer)
  }, [order])
  const places = new Map((order ?? []).map((code, place) => [code, place]))
  const placeOf = ({ itemCode }: DueCheck) => places.get(itemCode) ?? places.size
  const shown = rows.toSorted((a, b) => placeOf(a) - placeOf(b))
  return (
    <ul className={css.checks} onClickCapture={() => setOrder(shown.map(({ itemCode }) => itemCode))}>
      {shown.map((check) => (
        <StationCheck key={check.itemCode} check={check} />
      ))}
    </ul>
  )
}
