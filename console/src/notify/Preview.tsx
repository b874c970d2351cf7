import { fill } from '@takt/contract/errors.ts'
import { NoticeRuleDraft, noticeRules } from '@takt/contract/noticeRules.ts'
import { useAnswer } from '~/api/hooks.ts'
import { useFormats } from '~/fields/format.tsx'
import { sayRefusal, useWords } from '~/i18n/words.tsx'
import { Panel } from '~/shapes/Panel.tsx'
import { useNow } from '~/ui/now.ts'
import { Waiting } from '~/ui/Waiting.tsx'
import { LastNotice } from './LastNotice.tsx'

/** Whom the server would notify of an event now, and when; also by a rule that is still being written. */
export function Preview({ rule }: { rule: unknown }) {
  const words = useWords()
  const { noticeRules: noticeRuleWords } = words
  const formats = useFormats()
  const now = useNow(10_000)
  const draft = NoticeRuleDraft.strip().safeParse(rule)
  const { data, error } = useAnswer(noticeRules.preview, draft.data!, { ready: draft.success, keep: true })
  if (!draft.success) return null
  const when = (at: string) =>
    Date.parse(at) - now < 60_000
      ? noticeRuleWords.previewNow
      : fill(noticeRuleWords.previewAt, { time: formats.when(at) })
  const namesOf = (people: readonly { name: string; userName: string }[] = []) =>
    people.map(({ name, userName }) =>
      name === userName ? name : fill(noticeRuleWords.person, { name, userName }),
    )
  const names = namesOf(data?.people)
  return (
    <Panel title={noticeRuleWords.preview}>
      {error && <p role="alert">{sayRefusal(words, error)}</p>}
      {!data && !error && <Waiting label={noticeRuleWords.preview} />}
      {data && !error && (
        <p>
          <b>{when(data.at)}</b>{' '}
          {formats.list([
            ...(names.length > 0
              ? names
              : draft.data.bell || draft.data.mail
                ? [noticeRuleWords.nobody]
                : []),
            ...draft.data.targetCodes,
          ])}
        </p>
      )}
      {data && !error && data.noAddress.length > 0 && (
        <p>{fill(noticeRuleWords.noAddress, { people: formats.list(namesOf(data.noAddress)) })}</p>
      )}
      {data && !error && <LastNotice last={data.last} />}
    </Panel>
  )
}
