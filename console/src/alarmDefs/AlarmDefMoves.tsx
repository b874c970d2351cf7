import { type AlarmDef, alarmDefName, alarmDefs } from '@takt/contract/alarmDefs.ts'
import { fill } from '@takt/contract/errors.ts'
import { useCommand, useForbidden } from '~/api/hooks.ts'
import { useWords } from '~/i18n/words.tsx'
import { ConfirmButton } from '~/shapes/ConfirmButton.tsx'
import { Action } from '~/ui/Action.tsx'

type AlarmDefMovesProps = { def: AlarmDef; bare: boolean; onWrite: () => void }

export function AlarmDefMoves({ def, bare, onWrite }: AlarmDefMovesProps) {
  const { alarmDefs: alarmDefWords, say } = useWords()
  const forbidden = useForbidden(alarmDefs.update)
  const { alarmCode, stationNumber, revision, enabled } = def
  const code = alarmDefName(def)
  const retire = useCommand(alarmDefs.retire, fill(alarmDefWords.retired, { code }))
  return (
    <>
      <Action icon="edit" bare={bare} blocked={forbidden} onClick={onWrite}>
        {bare ? fill(alarmDefWords.editOne, { code }) : say.edit}
      </Action>
      <ConfirmButton
        icon="stop"
        bare={bare}
        blocked={forbidden ?? (enabled ? null : alarmDefWords.alreadyRetired)}
        question={fill(alarmDefWords.retireQuestion, { code })}
        onConfirm={() => retire({ alarmCode, stationNumber, revision })}
      >
        {alarmDefWords.retire}
      </ConfirmButton>
    </>
  )
}
