import { fill } from '@takt/contract/errors.ts'
import { type NoticeRuleRow, noticeRules } from '@takt/contract/noticeRules.ts'
import { notices } from '@takt/contract/notices.ts'
import { useCommand, useForbidden } from '~/api/hooks.ts'
import { useWords } from '~/i18n/words.tsx'
import { ConfirmButton } from '~/shapes/ConfirmButton.tsx'
import { Action } from '~/ui/Action.tsx'

type RuleMovesProps = { rule: NoticeRuleRow; bare: boolean; onWrite: () => void }

/** A rule is tried on oneself, changed, or deleted. */
export function RuleMoves({ rule: { id, eventType, revision }, bare, onWrite }: RuleMovesProps) {
  const { noticeRules: noticeRuleWords, eventType: events, say } = useWords()
  const forbidden = useForbidden(noticeRules.update)
  const event = events[eventType]
  const test = useCommand(notices.testRule, noticeRuleWords.tested)
  const remove = useCommand(noticeRules.delete, say.deleteSuccess)
  return (
    <>
      <Action icon="bell" word={noticeRuleWords.test} blocked={forbidden} onClick={() => void test({ id })}>
        {noticeRuleWords.testOne}
      </Action>
      <Action icon="edit" bare={bare} blocked={forbidden} onClick={onWrite}>
        {bare ? fill(noticeRuleWords.editOne, { event }) : say.edit}
      </Action>
      <ConfirmButton
        icon="bin"
        look="danger"
        bare={bare}
        blocked={forbidden}
        question={fill(noticeRuleWords.deleteQuestion, { event })}
        onConfirm={() => remove({ id, revision })}
      >
        {say.delete}
      </ConfirmButton>
    </>
  )
}
