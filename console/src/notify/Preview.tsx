import { fill } from '@takt/contract/errors.ts'
import { NoticeRuleDraft, noticeRules } from '@takt/contract/noticeRules.ts'
import { useAnswer } from '~/api/hooks.ts'
import { useFormats } from '~/fields/format.tsx'
import { sayRefusal, useWords } from '~/i18n/words.tsx'
import { Panel } from '~/shapes/Panel.tsx'
import { useNow } from '~/ui/now.ts'
import { Waiting } from '~/ui/Waiting.tsx'
import { LastSaid } from './LastSaid.tsx'

/** Whom the server would tell of an event now, and when; also by a rule that is still being written. */
export function Preview({ rule }: { rule: unknown }) {
  const words = useWords()
  const { noticeRules: said } = words
  const formats = useFormats()
  const now = useNow(10_000)
  const draft = NoticeRuleDraft.strip().safeParse(rule)
  const { data, error } = useAnswer(noticeRules.preview, draft.data!, { ready: draft.success, keep: true })
  if (!draft.success) return null
  const when = (at: string) =>
    Date.parse(at) - now < 60_000 ? said.previewNow : fill(said.previewAt, { time: formats.when(at) })
  const namesOf = (people: readonly { name: string; userName: string }[] = []) =>
    people.map(({ name, userName }) => (name === userName ? name : fill(said.person, { name, userName })))
  const names = namesOf(data?.people)
  return (
    <Panel title={said.preview}>
      {error && <p role="alert">{sayRefusal(words, error)}</p>}
      {!data && !error && <Waiting label={said.preview} />}
      {data && !error && (
        <p>
          <b>{when(data.at)}</b>{' '}
          {[
            ...(names.length > 0 ? names : draft.data.bell || draft.data.mail ? [said.nobody] : []),
            ...draft.data.targetCodes,
          ].join(', ')}
        </p>
      )}
      {data && !error && data.noAddress.length > 0 && (
        <p>{fill(said.noAddress, { people: namesOf(data.noAddress).join(', ') })}</p>
      )}
      {data && !error && <LastSaid last={data.last} />}
    </Panel>
  )
}
