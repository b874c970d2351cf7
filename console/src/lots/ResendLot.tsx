import { fill } from '@takt/contract/errors.ts'
import { type LotRow, lots, lotStatuses, type SyncState } from '@takt/contract/lots.ts'
import { useCommand } from '~/api/hooks.ts'
import { useWords } from '~/i18n/words.tsx'
import { ConfirmButton } from '~/shapes/ConfirmButton.tsx'
import { useLotBlock } from './LotMoves.tsx'

const maySend = lotStatuses.filter((status) => status !== 'waiting' && status !== 'reported')
const underWay: readonly (SyncState | null)[] = ['waiting', 'ok']

/** Reports a lot to the host once more: what it refused, what was given up, what happened before there was a host. */
export function ResendLot({
  lot: { id, lotNo, lotStatus, syncState },
  bare = false,
}: {
  lot: LotRow
  bare?: boolean
}) {
  const { lots: lotWords } = useWords()
  const blocked = useLotBlock({ lotStatus }, maySend, lots.resend)
  const resend = useCommand(lots.resend, lotWords.resent)
  return (
    <ConfirmButton
      icon="upload"
      look="quiet"
      bare={bare}
      blocked={blocked ?? (underWay.includes(syncState) ? lotWords.resendNothing : null)}
      question={fill(lotWords.resendQuestion, { lotNo })}
      onConfirm={() => resend({ id })}
    >
      {lotWords.resend}
    </ConfirmButton>
  )
}
