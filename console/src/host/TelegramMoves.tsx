import { host, mayHandle, mayResend, type Telegram } from '@takt/contract/host.ts'
import { useCommand, useForbidden } from '~/api/hooks.ts'
import { useWords } from '~/i18n/words.tsx'
import { ConfirmButton } from '~/shapes/ConfirmButton.tsx'
import { useDownload } from '~/shapes/Downloading.tsx'
import { Action } from '~/ui/Action.tsx'

type Move = { telegram: Telegram }

export function ResendTelegram({ telegram: { id, direction, teleState } }: Move) {
  const { host: said } = useWords()
  const forbidden = useForbidden(host.resend)
  const resend = useCommand(host.resend, said.resent)
  const why = direction === 'in' ? said.onlyHost : mayResend.includes(teleState) ? null : said.hasIt
  return (
    <ConfirmButton
      icon="refresh"
      blocked={forbidden ?? why}
      question={said.resendQuestion}
      onConfirm={() => resend({ id })}
    >
      {said.resend}
    </ConfirmButton>
  )
}

export function HandleTelegram({ telegram: { id, teleState } }: Move) {
  const { host: said } = useWords()
  const forbidden = useForbidden(host.handle)
  const handle = useCommand(host.handle, said.handled)
  return (
    <ConfirmButton
      icon="check"
      blocked={forbidden ?? (mayHandle.includes(teleState) ? null : said.over)}
      question={said.handleQuestion}
      reason="required"
      onConfirm={(reason) => handle({ id, reason })}
    >
      {said.handle}
    </ConfirmButton>
  )
}

export function DownloadPair({ telegram: { id } }: Move) {
  const { host: said } = useWords()
  const download = useDownload(host.pair)
  return (
    <>
      <Action icon="export" onClick={() => void download.run(said.downloading, { id })}>
        {said.download}
      </Action>
      {download.shown}
    </>
  )
}
