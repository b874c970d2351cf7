import { fill } from '@takt/contract/errors.ts'
import { sops } from '@takt/contract/sops.ts'
import { useAnswer } from '~/api/hooks.ts'
import { useWords } from '~/i18n/words.tsx'
import { AtStation } from '~/shapes/AtStation.tsx'
import { MorePages } from '~/shapes/MorePages.tsx'
import { NotRead } from '~/shapes/NotRead.tsx'
import { Page } from '~/shapes/Page.tsx'
import { ToPage } from '~/shapes/ToPage.tsx'
import { EmptyState } from '~/ui/EmptyState.tsx'
import { Waiting } from '~/ui/Waiting.tsx'
import { StationSops } from './StationSops.tsx'

/** What the station works by now, read step by step and confirmed. */
export default function StationSopPage() {
  const { sops: sopWords } = useWords()
  return (
    <Page
      name="stationSop"
      about={sopWords.aboutStation}
      actions={<ToPage name="stationChecks" icon="check" />}
      more={<MorePages to={{ station: 'station' }} />}
    >
      <AtStation>{(station) => <InForce key={station} station={station} />}</AtStation>
    </Page>
  )
}

function InForce({ station }: { station: string }) {
  const words = useWords()
  const { sops: sopWords, say } = words
  // A version may become valid while the page is open.
  const { data, error, refetch } = useAnswer(sops.atStation, { stationNumber: station }, { every: 30_000 })
  if (!data && error) return <NotRead error={error} again={refetch} />
  if (!data) return <Waiting label={say.loading} />
  if (data.length === 0) return <EmptyState title={fill(sopWords.nothingAt, { station })} icon="file" />
  return <StationSops sops={data} station={station} />
}
