import { fill } from '@takt/contract/errors.ts'
import { materials, type MaterialPlace } from '@takt/contract/materials.ts'
import { useCommand, useForbidden } from '~/api/hooks.ts'
import { useWords } from '~/i18n/words.tsx'
import { ConfirmButton } from '~/shapes/ConfirmButton.tsx'
import { Action } from '~/ui/Action.tsx'
import type { TheBinding } from './use-binding.ts'

type MoveProps = { place: MaterialPlace; onBegin: TheBinding['begin'] }

/** What the order wants and nobody bound: only its place and label are still to be scanned. */
export function BindHere({ place: { stationNumber }, onBegin }: MoveProps) {
  const { materials: said } = useWords()
  return (
    <Action icon="link" blocked={useForbidden(materials.bind)} onClick={() => onBegin({ stationNumber })}>
      {said.bind}
    </Action>
  )
}

/** Another lot at the same place: its label, and why. */
export function ReplaceHere({ place: { stationNumber, position }, onBegin }: MoveProps) {
  const { materials: said } = useWords()
  return (
    <Action
      icon="refresh"
      blocked={useForbidden(materials.bind)}
      onClick={() => onBegin({ stationNumber, position: position ?? '' }, ['reason'])}
    >
      {said.replace}
    </Action>
  )
}

export function UnbindHere({ place: { stationNumber, position, bomLot } }: { place: MaterialPlace }) {
  const { materials: said } = useWords()
  const unbind = useCommand(materials.unbind, said.unboundSuccess)
  return (
    <ConfirmButton
      icon="close"
      bare
      blocked={useForbidden(materials.unbind)}
      question={fill(said.unbindQuestion, { bomLot: bomLot ?? '', stationNumber, position: position ?? '' })}
      reason="required"
      onConfirm={(reason) => unbind({ stationNumber, position: position ?? '', reason })}
    >
      {said.unbind}
    </ConfirmButton>
  )
}
