import { useState } from 'react'
import { useNavigate } from 'react-router'
import { fill } from '@takt/contract/errors.ts'
import { SignalFilter, SignalRow, signals } from '@takt/contract/signals.ts'
import { useAnswer, useForbidden } from '~/api/hooks.ts'
import { useRegister } from '~/api/lists.ts'
import { useOpened } from '~/api/opened.ts'
import { fieldsOf } from '~/fields/Field.tsx'
import { useFormats } from '~/fields/format.tsx'
import { useWords } from '~/i18n/words.tsx'
import { columnsOf } from '~/shapes/columns.tsx'
import { signalPath } from '~/shapes/chart-path.ts'
import { DataTable } from '~/shapes/DataTable.tsx'
import { Filters } from '~/shapes/Filters.tsx'
import { Page } from '~/shapes/Page.tsx'
import { Period } from '~/shapes/Period.tsx'
import { ruleOf } from '@takt/contract/rule-of.ts'
import { ToPage } from '~/shapes/ToPage.tsx'
import { StationPicker } from '~/shapes/StationPicker.tsx'
import { Action } from '~/ui/Action.tsx'
import { useNarrow } from '~/ui/narrow.ts'
import { Above } from '~/shapes/Above.tsx'
import { AnswerSheet } from './AnswerSheet.tsx'
import { Causes } from './Causes.tsx'
import { causesFilterOf } from './causes-filter.ts'
import { useSayMeasured } from './use-say-measured.ts'
import { SignalRecord } from './SignalRecord.tsx'

const Filter = fieldsOf(SignalFilter)
const col = columnsOf(SignalRow)
const columns = [
  col('foundAt'),
  col('stationNumber', { width: 100 }),
  col('resultCode', { width: 220, cell: (of) => <Result of={of} /> }),
  // On a telephone the rule is said, and the reaction is the state.
  { ...col('rule', { width: 280, cell: (of) => <Rule of={of} /> }), look: 'text' as const },
  { ...col('chartPart', { width: 100 }), look: 'text' as const },
  col('signalReaction', { width: 150 }),
  col('signalCause', { width: 150 }),
  col('signalAction', { width: 160 }),
  col('answeredBy', { width: 130 }),
  col('answeredAt'),
  col('productSn', { width: 150 }),
  { ...col('pointValue', { cell: (of) => <Value of={of} /> }), numeric: true },
  col('pointTime'),
  col('typeNo', { width: 120 }),
  col('colSetId', { width: 140 }),
  col('colSetVersion', { width: 80 }),
  col('remark', { width: 200 }),
]

/** On a telephone a row has two lines: no room for the code. */
function Result({ of }: { of: SignalRow }) {
  const say = useSayMeasured()
  const isPhone = useNarrow(600)
  return isPhone ? (of.resultName ?? of.resultCode) : say(of)
}

function Value({ of: { pointValue } }: { of: SignalRow }) {
  return useFormats().figure(pointValue)
}

function Rule({ of: { rule } }: { of: SignalRow }) {
  return ruleOf(useWords(), rule)
}

/** Frozen control limits that were broken: those without an answer first. */
export default function SignalsPage() {
  const { signals: signalWords, error } = useWords()
  const list = useRegister(signals.list)
  const navigate = useNavigate()
  const forbidden = useForbidden(signals.answer)
  const [answering, setAnswering] = useState<SignalRow | null>(null)
  const causes = useAnswer(signals.causes, causesFilterOf(list.filter), { keep: true })
  const [opened, open] = useOpened('signal')
  const moves = (signal: SignalRow, bare = false) => (
    <>
      <Action
        icon="check"
        {...(signal.answeredBy === null ? { word: signalWords.answer } : { bare })}
        blocked={
          forbidden ??
          (signal.answeredBy === null ? null : fill(error['signals.answered'], { by: signal.answeredBy }))
        }
        onClick={() => setAnswering(signal)}
      >
        {signalWords.answer}
      </Action>
      <Action icon="chart" bare={bare} onClick={() => void navigate(signalPath(signal))}>
        {signalWords.chart}
      </Action>
    </>
  )
  return (
    <Page name="signals" about={signalWords.about} actions={<ToPage name="cpkReport" icon="chart" />}>
      <Filters list={list}>
        <Filter name="answered" />
        <Filter name="stationNumber" input={(input) => <StationPicker {...input} />} />
        <Filter name="resultCode" />
        <Filter name="signalReaction" />
        <Filter name="signalCause" />
        <Filter name="signalAction" />
        <Period />
      </Filters>
      <Above
        picture={
          causes.data && (
            <Causes of={causes.data} onPick={(narrow) => list.setFilter({ ...list.filter, ...narrow })} />
          )
        }
        waiting={causes.isPending}
        list={list}
      >
        <DataTable
          list={list}
          columns={columns}
          rowKey={({ signalId }) => signalId}
          onOpen={({ signalId }) => open(signalId)}
          rowActions={(signal) => moves(signal, true)}
          empty={<p>{signalWords.listEmpty}</p>}
        />
      </Above>
      {opened !== null && (
        <SignalRecord key={opened} signalId={opened} actions={moves} onClose={() => open(null)} />
      )}
      {answering && <AnswerSheet signal={answering} onClose={() => setAnswering(null)} />}
    </Page>
  )
}
