import { andon } from '@takt/contract/andon.ts'
import { type AndonRuleRow, andonRules } from '@takt/contract/andonRules.ts'
import { fill } from '@takt/contract/errors.ts'
import { lampTestSeconds } from '@takt/contract/lamps.ts'
import { useCommand, useForbidden } from '~/api/hooks.ts'
import { useWords } from '~/i18n/words.tsx'
import { ConfirmButton } from '~/shapes/ConfirmButton.tsx'
import { Action } from '~/ui/Action.tsx'
import { useRuleName } from './RuleName.tsx'

type RuleMovesProps = { rule: AndonRuleRow; bare: boolean; onWrite: () => void }

export function RuleMoves({ rule, bare, onWrite }: RuleMovesProps) {
  const { andonRules: andonRuleWords, say } = useWords()
  const forbidden = useForbidden(andonRules.update)
  const name = useRuleName()(rule)
  const { stationNumber, lossType, revision } = rule
  const remove = useCommand(andonRules.delete, fill(andonRuleWords.deleted, { rule: name }))
  const test = useCommand(andon.testLamp, fill(andonRuleWords.lampTested, { count: lampTestSeconds }))
  const { lampColour, lampSound } = rule
  return (
    <>
      <Action
        icon="bell"
        bare={bare}
        blocked={forbidden}
        onClick={() => void test({ stationNumber, lampColour, lampSound })}
      >
        {andonRuleWords.testLamp}
      </Action>
      <Action icon="edit" bare={bare} blocked={forbidden} onClick={onWrite}>
        {bare ? fill(andonRuleWords.editOne, { rule: name }) : say.edit}
      </Action>
      <ConfirmButton
        icon="bin"
        bare={bare}
        look="danger"
        blocked={forbidden}
        question={fill(andonRuleWords.deleteQuestion, { rule: name })}
        onConfirm={() => remove({ stationNumber, lossType, revision })}
      >
        {andonRuleWords.deleteOne}
      </ConfirmButton>
    </>
  )
}
