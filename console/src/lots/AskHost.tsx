import { host } from '@takt/contract/host.ts'
import { useCommand, useForbidden } from '~/api/hooks.ts'
import { useWords } from '~/i18n/words.tsx'
import { ConfirmButton } from '~/shapes/ConfirmButton.tsx'

/** What should be here and is not: the host is requested to send it. */
export function AskHost() {
  const { lots: lotWords } = useWords()
  const forbidden = useForbidden(host.askOrders)
  const ask = useCommand(host.askOrders, lotWords.asked)
  return (
    <ConfirmButton
      icon="refresh"
      look="quiet"
      blocked={forbidden}
      question={lotWords.askQuestion}
      onConfirm={() => ask({})}
    >
      {lotWords.askHost}
    </ConfirmButton>
  )
}
