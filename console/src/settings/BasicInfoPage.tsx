import { settings } from '@takt/contract/settings.ts'
import { useAnswer } from '~/api/hooks.ts'
import { sayRefusal, useWords } from '~/i18n/words.tsx'
import { Page } from '~/shapes/Page.tsx'
import { Action } from '~/ui/Action.tsx'
import { EmptyState } from '~/ui/EmptyState.tsx'
import { Waiting } from '~/ui/Waiting.tsx'
import { SettingsForm } from './SettingsForm.tsx'

/** Everything that is set for the whole plant: changed section by section, saved as one version. */
export default function BasicInfoPage() {
  const words = useWords()
  const { data, error, refetch } = useAnswer(settings.get, {})
  if (data) return <SettingsForm now={data} ask={refetch} />
  return (
    <Page name="basicInfo">
      {error ? (
        <EmptyState title={sayRefusal(words, error)} icon="warning" role="alert">
          <Action onClick={() => void refetch()}>{words.say.retry}</Action>
        </EmptyState>
      ) : (
        <Waiting label={words.say.loading} />
      )}
    </Page>
  )
}
