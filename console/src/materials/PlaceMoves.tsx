import { fill } from '@takt/contract/errors.ts'
import { materials, type MaterialPlace } from '@takt/contract/materials.ts'
import { useCommand, useForbidden } from '~/api/hooks.ts'
import { useWords } from '~/i18n/words.tsx'
import { ConfirmButton } from '~/shapes/ConfirmButton.tsx'
import { Action } from '~/ui/Action.tsx'
import type { TheBinding } from './use-binding.ts'

type MoveProps = { place: MaterialPlace; onBegin: TheBinding['begin'] }

/** What the order needs and nobody bound: only its place and label are still to be scanned. */
export function BindAt({ place: { stationNumber }, onBegin }: MoveProps) {
  const { materials: materialWords } = useWords()
  return (
    <Action icon="link" blocked={useForbidden(materials.bind)} onClick={() => onBegin({ stationNumber })}>
      {materialWords.bind}
    </Action>
  )
}

/** Another lot at the same place: its label, and why. */
export function ReplaceAt({ place: { stationNumber, position }, onBegin }: MoveProps) {
  const { materials: materialWords } = useWords()
  return (
    <Action
      icon="refresh"
      blocked={useForbidden(materials.bind)}
      onClick={() => onBegin({ stationNumber, position: position ?? '' }, ['reason'])}
    >
      {materialWords.replace}
    </Action>
  )
}

export function UnbindAt({ place: { stationNumber, position, bomLot } }: { place: MaterialPlace }) {
  const { materials: materialWords } = useWords()
  const unbind = useCommand(materials.unbind, materialWords.unboundSuccess)
  return (
    <ConfirmButton
      icon="close"
      bare
      blocked={useForbidden(materials.unbind)}
      question={fill(materialWords.unbindQuestion, {
        bomLot: bomLot ?? '',
        stationNumber,
        position: position ?? '',
      })}
      reason="required"
      onConfirm={(reason) => unbind({ stationNumber, position: position ?? '', reason })}
    >
      {materialWords.unbind}
    </ConfirmButton>
  )
}
