import { host, mayHandle, mayResend, type Telegram } from '@takt/contract/host.ts'
import { useCommand, useForbidden } from '~/api/hooks.ts'
import { useWords } from '~/i18n/words.tsx'
import { ConfirmButton } from '~/shapes/ConfirmButton.tsx'
import { useDownload } from '~/shapes/Downloading.tsx'
import { Action } from '~/ui/Action.tsx'

type Move = { telegram: Telegram }

export function ResendTelegram({ telegram: { id, direction, teleState } }: Move) {
  const { host: hostWords } = useWords()
  const forbidden = useForbidden(host.resend)
  const resend = useCommand(host.resend, hostWords.resent)
  const why = direction === 'in' ? hostWords.onlyHost : mayResend.includes(teleState) ? null : hostWords.hasIt
  return (
    <ConfirmButton
      icon="refresh"
      blocked={forbidden ?? why}
      question={hostWords.resendQuestion}
      onConfirm={() => resend({ id })}
    >
      {hostWords.resend}
    </ConfirmButton>
  )
}

export function HandleTelegram({ telegram: { id, teleState } }: Move) {
  const { host: hostWords } = useWords()
  const forbidden = useForbidden(host.handle)
  const handle = useCommand(host.handle, hostWords.handled)
  return (
    <ConfirmButton
      icon="check"
      blocked={forbidden ?? (mayHandle.includes(teleState) ? null : hostWords.over)}
      question={hostWords.handleQuestion}
      reason="required"
      onConfirm={(reason) => handle({ id, reason })}
    >
      {hostWords.handle}
    </ConfirmButton>
  )
}

export function DownloadPair({ telegram: { id } }: Move) {
  const { host: hostWords } = useWords()
  const download = useDownload(host.pair)
  return (
    <>
      <Action icon="export" onClick={() => void download.run(hostWords.downloading, { id })}>
        {hostWords.download}
      </Action>
      {download.shown}
    </>
  )
}
