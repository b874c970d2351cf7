import { fill } from '@takt/contract/errors.ts'
import { labels } from '@takt/contract/labels.ts'
import { operators, type OperatorRow } from '@takt/contract/operators.ts'
import { useCommand, useForbidden } from '~/api/hooks.ts'
import { useWords } from '~/i18n/words.tsx'
import { ConfirmButton } from '~/shapes/ConfirmButton.tsx'
import { useDownload } from '~/shapes/Downloading.tsx'
import { Action } from '~/ui/Action.tsx'

type MoveProps = { operator: OperatorRow; bare?: boolean }

export function EditOperator({
  operator,
  bare = false,
  onWrite,
}: MoveProps & { onWrite: (operator: OperatorRow) => void }) {
  const { operators: operatorWords, say } = useWords()
  const forbidden = useForbidden(operators.update)
  return (
    <Action icon="edit" bare={bare} blocked={forbidden} onClick={() => onWrite(operator)}>
      {bare ? fill(operatorWords.editOne, { operatorNo: operator.operatorNo }) : say.edit}
    </Action>
  )
}

export function LogIn({
  operator,
  bare = false,
  onPlace,
}: MoveProps & { onPlace: (operator: OperatorRow) => void }) {
  const { operators: operatorWords } = useWords()
  const forbidden = useForbidden(operators.logIn)
  const blocked = forbidden ?? (operator.enabled ? null : operatorWords.disabledOne)
  return (
    <Action icon="station" bare={bare} blocked={blocked} onClick={() => onPlace(operator)}>
      {bare ? fill(operatorWords.logInOne, { operatorNo: operator.operatorNo }) : operatorWords.logIn}
    </Action>
  )
}

export function LogOff({ operator, bare = false }: MoveProps) {
  const { operators: operatorWords } = useWords()
  const forbidden = useForbidden(operators.logOff)
  const { operatorNo, name, currentStation } = operator
  const leave = useCommand(operators.logOff, fill(operatorWords.loggedOff, { name }))
  return (
    <ConfirmButton
      icon="stop"
      bare={bare}
      blocked={forbidden ?? (currentStation === null ? operatorWords.nowhere : null)}
      question={fill(operatorWords.logOffQuestion, { name, stationNumber: currentStation ?? '' })}
      onConfirm={() => leave({ operatorNo, stationNumber: currentStation! })}
    >
      {operatorWords.logOff}
    </ConfirmButton>
  )
}

/** For a plant whose badges are printed and scanned. */
export function PrintBadge({ operator, bare = false }: MoveProps) {
  const { operators: operatorWords } = useWords()
  const { operatorNo, name, cardId, enabled } = operator
  const badge = useDownload(labels.badge)
  const blocked = enabled ? null : operatorWords.disabledOne
  return (
    <>
      <Action
        icon="print"
        bare={bare}
        blocked={cardId === null ? operatorWords.noCard : blocked}
        onClick={() =>
          void badge.run(fill(operatorWords.badgeOf, { name }), {
            operatorNo,
            paper: 'label100x50',
            symbol: 'qrcode',
          })
        }
      >
        {operatorWords.badge}
      </Action>
      {badge.shown}
    </>
  )
}
