import { fill } from '@takt/contract/errors.ts'
import { reworkers, type ReworkerRow } from '@takt/contract/reworkers.ts'
import { useCommand, useForbidden } from '~/api/hooks.ts'
import { useWords } from '~/i18n/words.tsx'
import { ConfirmButton } from '~/shapes/ConfirmButton.tsx'
import { useDownload } from '~/shapes/Downloading.tsx'
import { Action } from '~/ui/Action.tsx'

type ReworkerMovesProps = {
  reworker: ReworkerRow
  bare: boolean
  onWrite: (reworker: ReworkerRow) => void
}

export function ReworkerMoves({ reworker, bare, onWrite }: ReworkerMovesProps) {
  const { reworkers: reworkerWords, error: errorWords, say } = useWords()
  const forbidden = useForbidden(reworkers.update)
  const { operatorNo, name, cardId, revision, enabled } = reworker
  const end = useCommand(reworkers.end, fill(reworkerWords.ended, { name }))
  const badge = useDownload(reworkers.badge)
  const print = () =>
    void badge.run(fill(reworkerWords.badgeOf, { name }), {
      operatorNo,
      paper: 'label100x50',
      symbol: 'qrcode',
    })
  return (
    <>
      <Action icon="edit" bare={bare} blocked={forbidden} onClick={() => onWrite(reworker)}>
        {bare ? fill(reworkerWords.editOne, { name }) : say.edit}
      </Action>
      <Action
        icon="print"
        bare={bare}
        blocked={cardId === null ? fill(errorWords['labels.no_card'], { operatorNo }) : null}
        onClick={print}
      >
        {reworkerWords.badge}
      </Action>
      <ConfirmButton
        icon="stop"
        bare={bare}
        blocked={forbidden ?? (enabled ? null : reworkerWords.alreadyEnded)}
        question={fill(reworkerWords.endQuestion, { name })}
        onConfirm={() => end({ operatorNo, revision })}
      >
        {reworkerWords.end}
      </ConfirmButton>
      {badge.shown}
    </>
  )
}
