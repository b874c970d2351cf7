import { useState } from 'react'
import { AndonRuleFilter, AndonRuleRow, andonRuleName, andonRules } from '@takt/contract/andonRules.ts'
import { useForbidden } from '~/api/hooks.ts'
import { useRegister } from '~/api/lists.ts'
import { useOpened } from '~/api/opened.ts'
import { fieldsOf } from '~/fields/Field.tsx'
import { useWords } from '~/i18n/words.tsx'
import { CallsTellNobody } from '~/shapes/CallsTellNobody.tsx'
import { columnsOf, extraColumn } from '~/shapes/columns.tsx'
import { DataTable } from '~/shapes/DataTable.tsx'
import { Filters } from '~/shapes/Filters.tsx'
import { InUseFilter } from '~/shapes/InUseFilter.tsx'
import { Lamp } from '~/shapes/Lamp.tsx'
import { MoreActions } from '~/shapes/MoreActions.tsx'
import { Page } from '~/shapes/Page.tsx'
import { StationPicker } from '~/shapes/StationPicker.tsx'
import { Action } from '~/ui/Action.tsx'
import { Absences } from './Absences.tsx'
import { GapsInRow } from './Gaps.tsx'
import { QuietMoves } from './QuietMoves.tsx'
import { RuleMoves } from './RuleMoves.tsx'
import { Where } from './RuleName.tsx'
import { RuleRecord } from './RuleRecord.tsx'
import { RuleSheet } from './RuleSheet.tsx'

const Filter = fieldsOf(AndonRuleFilter)
const col = columnsOf(AndonRuleRow)
const columns = [
  // On a telephone it names the row.
  { ...col('lossType', { width: 150 }), look: 'name' as const },
  col('stationNumber', { width: 130, cell: (rule) => <Where of={rule} /> }),
  extraColumn<AndonRuleRow>(
    'gaps',
    ({ andonRules: andonRuleWords }) => andonRuleWords.gaps,
    300,
    ({ gaps }) => <GapsInRow gaps={gaps} />,
  ),
  col('levelAPeriod', { width: 150 }),
  col('levelBPeriod', { width: 150 }),
  col('levelCPeriod', { width: 150 }),
  col('period', { width: 150, label: ({ andonRules: andonRuleWords }) => andonRuleWords.repeat }),
  col('lampColour', { width: 110, cell: ({ lampColour }) => <Lamp colour={lampColour} /> }),
  col('solvePeriod', { width: 170 }),
  col('stopsLine', { width: 150 }),
  extraColumn<AndonRuleRow>(
    'message',
    ({ field }) => field.message,
    260,
    ({ message }) => message,
  ),
  col('location', { width: 200 }),
  col('enabled', { width: 90 }),
  col('updateDate'),
  col('updateAuthor', { width: 150 }),
]

/** Who is notified, and when, while nobody comes to a call; and which level would reach nobody. */
export default function AmpereLampSettingPage() {
  const { andonRules: andonRuleWords } = useWords()
  const list = useRegister(andonRules.list, { first: { sort: 'lossType' } })
  const [opened, open] = useOpened('andonRule')
  const forbidden = useForbidden(andonRules.create)
  const [writing, setWriting] = useState<AndonRuleRow | 'new' | null>(null)
  const create = (
    <Action icon="plus" look="main" blocked={forbidden} onClick={() => setWriting('new')}>
      {andonRuleWords.createOne}
    </Action>
  )
  const moves = (rule: AndonRuleRow, bare = false) => (
    <RuleMoves rule={rule} bare={bare} onWrite={() => setWriting(rule)} />
  )
  return (
    <Page
      name="ampereLampSetting"
      about={andonRuleWords.about}
      actions={create}
      more={
        <MoreActions>
          <QuietMoves />
          <Absences />
        </MoreActions>
      }
    >
      <CallsTellNobody />
      <Filters list={list}>
        <Filter name="stationNumber" input={(input) => <StationPicker {...input} />} />
        <Filter name="lossType" />
        <Filter name="enabled" input={(input) => <InUseFilter {...input} />} />
      </Filters>
      <DataTable
        list={list}
        columns={columns}
        rowKey={andonRuleName}
        onOpen={(rule) => open(andonRuleName(rule))}
        rowActions={(rule) => moves(rule, true)}
        empty={
          <>
            <p>{andonRuleWords.listEmpty}</p>
            {create}
          </>
        }
      />
      {opened !== null && (
        <RuleRecord key={opened} name={opened} actions={moves} onClose={() => open(null)} />
      )}
      {writing && <RuleSheet writing={writing} onClose={() => setWriting(null)} />}
    </Page>
  )
}
