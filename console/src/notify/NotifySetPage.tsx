import { useState } from 'react'
import { NoticeRuleFilter, NoticeRuleRow, noticeRules } from '@takt/contract/noticeRules.ts'
import { useForbidden } from '~/api/hooks.ts'
import { useRegister } from '~/api/lists.ts'
import { useOpened } from '~/api/opened.ts'
import { fieldsOf } from '~/fields/Field.tsx'
import { useWords } from '~/i18n/words.tsx'
import { columnsOf, extraColumn } from '~/shapes/columns.tsx'
import { DataTable } from '~/shapes/DataTable.tsx'
import { Filters } from '~/shapes/Filters.tsx'
import { InUseFilter } from '~/shapes/InUseFilter.tsx'
import { Page } from '~/shapes/Page.tsx'
import { Action } from '~/ui/Action.tsx'
import { LinePicker } from './pickers.tsx'
import { RuleMoves } from './RuleMoves.tsx'
import { RuleRecord } from './RuleRecord.tsx'
import { Channels, Delay, Line, Quiet, Reached, RuleReceivers } from './RuleFacts.tsx'
import { RuleSheet } from './RuleSheet.tsx'

const Filter = fieldsOf(NoticeRuleFilter)
const col = columnsOf(NoticeRuleRow)
const columns = [
  // On a telephone it names the row.
  { ...col('eventType', { width: 160 }), look: 'name' as const },
  col('lineNumber', { width: 110, cell: (rule) => <Line of={rule} /> }),
  extraColumn<NoticeRuleRow>(
    'who',
    ({ noticeRules: noticeRuleWords }) => noticeRuleWords.who,
    240,
    (rule) => <RuleReceivers of={rule} />,
  ),
  extraColumn<NoticeRuleRow>(
    'reached',
    ({ noticeRules: noticeRuleWords }) => noticeRuleWords.reached,
    130,
    (rule) => <Reached of={rule} />,
  ),
  extraColumn<NoticeRuleRow>(
    'channels',
    ({ noticeRules: noticeRuleWords }) => noticeRuleWords.channels,
    140,
    (rule) => <Channels of={rule} />,
  ),
  col('delay', { width: 260, cell: (rule) => <Delay of={rule} /> }),
  col('enabled', { width: 100 }),
  col('quietFrom', {
    width: 140,
    label: ({ noticeRules: noticeRuleWords }) => noticeRuleWords.quiet,
    cell: (rule) => <Quiet of={rule} />,
  }),
  col('messageType', { width: 120 }),
  col('remark', { width: 180 }),
  col('updateDate'),
  col('updateAuthor', { width: 150 }),
]

/** Who is notified of an event, when and by what. */
export default function NotifySetPage() {
  const { noticeRules: noticeRuleWords } = useWords()
  const list = useRegister(noticeRules.list, { first: { sort: 'eventType' } })
  const forbidden = useForbidden(noticeRules.create)
  const [opened, open] = useOpened('rule')
  const [writing, setWriting] = useState<NoticeRuleRow | 'new' | null>(null)
  const create = (
    <Action icon="plus" look="main" blocked={forbidden} onClick={() => setWriting('new')}>
      {noticeRuleWords.createOne}
    </Action>
  )
  const moves = (rule: NoticeRuleRow, bare = false) => (
    <RuleMoves rule={rule} bare={bare} onWrite={() => setWriting(rule)} />
  )
  return (
    <Page name="notifySet" about={noticeRuleWords.about} actions={create}>
      <Filters list={list}>
        <Filter name="eventType" />
        <Filter name="lineNumber" input={(input) => <LinePicker {...input} />} />
        <Filter name="enabled" input={(input) => <InUseFilter {...input} />} />
      </Filters>
      <DataTable
        list={list}
        columns={columns}
        rowKey={({ id }) => id}
        onOpen={({ id }) => open(String(id))}
        rowActions={(rule) => moves(rule, true)}
        empty={
          <>
            <p>{noticeRuleWords.listEmpty}</p>
            {create}
          </>
        }
      />
      {opened !== null && (
        <RuleRecord key={opened} id={Number(opened)} actions={moves} onClose={() => open(null)} />
      )}
      {writing && <RuleSheet writing={writing} onClose={() => setWriting(null)} />}
    </Page>
  )
}
