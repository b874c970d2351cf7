import { fill } from '@takt/contract/errors.ts'
import { host, mayHandle, mayResend, Telegram } from '@takt/contract/host.ts'
import { pages } from '@takt/contract/pages.ts'
import { useNavigate } from 'react-router'
import { useAnswer, useCommand, useForbidden } from '~/api/hooks.ts'
import { useLedger } from '~/api/lists.ts'
import { readLine } from '~/api/stored.ts'
import { WhyNot } from '~/fields/WhyNot.tsx'
import { useWords } from '~/i18n/words.tsx'
import { columnsOf } from '~/shapes/columns.tsx'
import { ConfirmButton } from '~/shapes/ConfirmButton.tsx'
import { DataTable } from '~/shapes/DataTable.tsx'
import { EmptyState } from '~/ui/EmptyState.tsx'

const col = columnsOf(Telegram)
const columns = [
  col('at'),
  col('teleType', { width: 160 }),
  col('teleState', { width: 130 }),
  col('orderCode', { width: 150 }),
  col('lotNo', { width: 170 }),
  col('attempts', { width: 90 }),
  col('errorText', { width: 300, cell: ({ errorText }) => <WhyNot of={errorText} /> }),
  col('nextTry'),
  col('httpStatus', { width: 110 }),
]

/** What the host was sent of this line and has not accepted yet, and what a person does about it. */
export function ToReport() {
  const words = useWords()
  const forbidden = useForbidden(host.list)
  const navigate = useNavigate()
  const list = useLedger(host.list, {
    fixed: { lineNumber: readLine() ?? '', direction: 'out', teleState: ['waiting', 'retry', 'dead'] },
    place: 'report',
    ready: forbidden === null,
  })
  const { data: connection } = useAnswer(
    host.connection,
    { lineNumber: readLine() ?? '' },
    { ready: forbidden === null },
  )
  const open = ({ id }: Telegram) =>
    void navigate(`${pages.mesLogView.path}?${new URLSearchParams({ telegram: String(id) })}`)
  if (forbidden) return <EmptyState title={forbidden} icon="lock" />
  return (
    <DataTable
      list={list}
      columns={columns}
      rowKey={({ id }) => id}
      keptAs="lots/report"
      onOpen={open}
      empty={<p>{connection?.hostMode === 'off' ? words.lots.noHost : words.lots.allReported}</p>}
      rowActions={(telegram) => (
        <>
          <Upload telegram={telegram} />
          <ByHand telegram={telegram} />
        </>
      )}
    />
  )
}

function Upload({ telegram: { id, orderCode, lotNo, teleState } }: { telegram: Telegram }) {
  const { lots: lotWords, host: telegrams } = useWords()
  const forbidden = useForbidden(host.resend)
  const resend = useCommand(host.resend, telegrams.resent)
  return (
    <ConfirmButton
      icon="upload"
      look="quiet"
      blocked={forbidden ?? (mayResend.includes(teleState) ? null : lotWords.underWay)}
      question={fill(lotWords.uploadQuestion, { about: lotNo ?? orderCode ?? id })}
      onConfirm={() => resend({ id })}
    >
      {lotWords.upload}
    </ConfirmButton>
  )
}

function ByHand({ telegram: { id, teleState } }: { telegram: Telegram }) {
  const { host: hostWords } = useWords()
  const forbidden = useForbidden(host.handle)
  const handle = useCommand(host.handle, hostWords.handled)
  return (
    <ConfirmButton
      icon="check"
      bare
      look="quiet"
      blocked={forbidden ?? (mayHandle.includes(teleState) ? null : hostWords.over)}
      question={hostWords.handleQuestion}
      reason="required"
      onConfirm={(reason) => handle({ id, reason })}
    >
      {hostWords.handle}
    </ConfirmButton>
  )
}
