import { useDeferredValue } from 'react'
import { settings } from '@takt/contract/settings.ts'
import { useAnswer } from '~/api/hooks.ts'
import { useWords } from '~/i18n/words.tsx'
import { NotRead } from '~/shapes/NotRead.tsx'
import { Page } from '~/shapes/Page.tsx'
import { Waiting } from '~/ui/Waiting.tsx'
import { SettingsForm } from './SettingsForm.tsx'

/** Everything that is set for the whole plant: changed section by section, saved as one version. */
export default function BasicInfoPage() {
  const words = useWords()
  const { data: current, error, refetch } = useAnswer(settings.get, {})
  // Much to draw in one go.
  const data = useDeferredValue(current)
  if (data) return <SettingsForm now={data} ask={refetch} />
  return (
    <Page name="basicInfo">
      {error ? <NotRead error={error} again={refetch} /> : <Waiting label={words.say.loading} />}
    </Page>
  )
}
