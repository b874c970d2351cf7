import { useNavigate } from 'react-router'
import { fill } from '@takt/contract/errors.ts'
import { noticeRules, type NoticeRule, ruledEvents } from '@takt/contract/noticeRules.ts'
import { eventTypes, onlyByRule } from '@takt/contract/notices.ts'
import { pages } from '@takt/contract/pages.ts'
import { useAnswer } from '~/api/hooks.ts'
import { useSession } from '~/api/session.ts'
import { useWords } from '~/i18n/words.tsx'
import { NotRead } from '~/shapes/NotRead.tsx'
import { Panel } from '~/shapes/Panel.tsx'
import { useReceiversOf } from '~/shapes/use-receivers-of.ts'
import { Action } from '~/ui/Action.tsx'
import css from './people.module.css'

/** Who is notified of what the system notices, by the rules of the page they are set on. */
export function NotifiedUsers() {
  const words = useWords()
  const navigate = useNavigate()
  const { data, error, refetch } = useAnswer(noticeRules.list, { limit: 200, enabled: true })
  const mayOpen = useSession(({ grants }) => grants.notifySet !== undefined)
  if (error && !data) return <NotRead error={error} again={refetch} />
  return (
    <Panel
      title={words.notices.recipients}
      aside={
        mayOpen && (
          <Action icon="edit" onClick={() => void navigate(pages.notifySet.path)}>
            {words.page.notifySet}
          </Action>
        )
      }
    >
      <p>{words.notices.recipientsWhy}</p>
      <ul className={css.events} aria-busy={!data}>
        {data &&
          ruledEvents.map((eventType) => (
            <li key={eventType}>
              <strong>{words.eventType[eventType]}</strong>
              <ReceiversText
                rules={data.rows.filter((rule) => rule.eventType === eventType)}
                of={eventType}
              />
            </li>
          ))}
      </ul>
    </Panel>
  )
}

function ReceiversText({ rules, of }: { rules: readonly NoticeRule[]; of: NoticeRule['eventType'] }) {
  const { notices, noticeRules, page } = useWords()
  const receiversOf = useReceiversOf()
  if (rules.length === 0 && onlyByRule.includes(of)) return noticeRules.nobody
  if (!rules.some(({ bell }) => bell) && !onlyByRule.includes(of))
    return fill(notices.everyone, { page: page[eventTypes[of].page] })
  return (
    <div>
      {rules.map((rule) => (
        <p key={rule.id}>{receiversOf(rule)}</p>
      ))}
    </div>
  )
}
