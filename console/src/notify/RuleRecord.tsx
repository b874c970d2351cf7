import type { ReactNode } from 'react'
import { messageFields } from '@takt/contract/notice-texts.ts'
import { NoticeRuleRow, noticeRules } from '@takt/contract/noticeRules.ts'
import { useAnswer } from '~/api/hooks.ts'
import { useWords } from '~/i18n/words.tsx'
import { Fact, Facts } from '~/shapes/Facts.tsx'
import { Opened } from '~/shapes/Opened.tsx'
import { Record } from '~/shapes/Record.tsx'
import { RecordBody } from '~/shapes/RecordBody.tsx'
import { Preview } from './Preview.tsx'
import { Channels, Delay, Line, Quiet, RuleReceivers } from './RuleFacts.tsx'

const texts = Object.values(messageFields)
const when = ['messageType', 'alarmsPass', 'enabled', 'remark', 'updateDate', 'updateAuthor'] as const
type RuleRecordProps = { id: number; actions: (rule: NoticeRuleRow) => ReactNode; onClose: () => void }

/** One rule: whom it notifies, when, by what, and whom it would reach now. */
export function RuleRecord({ id, actions, onClose }: RuleRecordProps) {
  const { noticeRules: noticeRuleWords, eventType, field, entity } = useWords()
  const { data, error } = useAnswer(noticeRules.one, { id })
  const missing = error?.key === 'record.unknown'
  const title = data ? eventType[data.eventType] : entity.noticeRule
  return (
    <Opened title={title} row={data} missing={missing} error={missing ? null : error} onClose={onClose}>
      {(row) => (
        <Record title={title} entity="noticeRule" entityKey={String(id)} lineNumber={null} onClose={onClose}>
          <RecordBody actions={actions(row)}>
            <Facts
              of={NoticeRuleRow}
              row={row}
              names={[...when, ...texts.filter((name) => row[name] !== null)]}
            >
              <Fact label={field.lineNumber}>
                <Line of={row} />
              </Fact>
              <Fact label={noticeRuleWords.who}>
                <RuleReceivers of={row} />
              </Fact>
              <Fact label={noticeRuleWords.channels}>
                <Channels of={row} />
              </Fact>
              <Fact label={field.delay}>
                <Delay of={row} />
              </Fact>
              <Fact label={noticeRuleWords.quiet}>
                <Quiet of={row} />
              </Fact>
            </Facts>
            <Preview rule={row} />
          </RecordBody>
        </Record>
      )}
    </Opened>
  )
}
