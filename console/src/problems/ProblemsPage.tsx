import { useState } from 'react'
import { fill } from '@takt/contract/errors.ts'
import { ProblemFilter, problems, ProblemRow } from '@takt/contract/problems.ts'
import { useForbidden } from '~/api/hooks.ts'
import { useRegister } from '~/api/lists.ts'
import { useOpened } from '~/api/opened.ts'
import { fieldsOf } from '~/fields/Field.tsx'
import { useFormats } from '~/fields/format.tsx'
import { useWords } from '~/i18n/words.tsx'
import { columnsOf, extraColumn } from '~/shapes/columns.tsx'
import { DataTable } from '~/shapes/DataTable.tsx'
import { DefectCodePicker } from '~/shapes/DefectCodePicker.tsx'
import { Filters } from '~/shapes/Filters.tsx'
import { Page } from '~/shapes/Page.tsx'
import { StationPicker } from '~/shapes/StationPicker.tsx'
import { useSayDefect } from '~/shapes/use-say-defect.ts'
import { Action } from '~/ui/Action.tsx'
import { ProblemMoves } from './ProblemMoves.tsx'
import { ProblemRecord } from './ProblemRecord.tsx'
import { ProblemSheet, type Writing } from './ProblemSheet.tsx'

const Filter = fieldsOf(ProblemFilter)
const col = columnsOf(ProblemRow)
const columns = [
  col('defectCode', { width: 190, cell: (of) => <About of={of} /> }),
  col('problemState', { width: 130 }),
  { ...col('problemEffect', { width: 160 }), sortable: false },
  extraColumn<ProblemRow>(
    'measured',
    (words) => words.problems.measured,
    260,
    (of) => <Measured of={of} />,
  ),
  col('owner', { width: 130 }),
  col('dueDate', { width: 110 }),
  col('stationNumber', { width: 100 }),
  col('typeNo', { width: 120 }),
  col('containment', { width: 200 }),
  col('cause', { width: 200 }),
  col('correctiveAction', { width: 200 }),
  col('openedAt'),
  col('openedBy', { width: 130 }),
  col('actedAt'),
  col('closedAt'),
  col('closedBy', { width: 130 }),
  col('reason', { width: 180 }),
]

function About({ of: { defectCode } }: { of: ProblemRow }) {
  return useSayDefect()({ defectCode, subDefectCode: null })
}

/** Failures of passes, before the action and since it. */
function Measured({ of }: { of: ProblemRow }) {
  const { problems: problemWords } = useWords()
  const { count } = useFormats()
  const say = (failures: number, passes: number) =>
    fill(problemWords.measure, { failures: count(failures), passes: count(passes) })
  const before = say(of.failuresBefore, of.passesBefore)
  if (of.failuresAfter === null || of.passesAfter === null) return before
  return `${before} → ${say(of.failuresAfter, of.passesAfter)}`
}

/** Defects that are worked on for good, newest first, and whether what was done helped. */
export default function ProblemsPage() {
  const { problems: problemWords } = useWords()
  const list = useRegister(problems.list)
  const forbidden = useForbidden(problems.create)
  // In the address, so that the failures of a bar lead to the form, which begins with what the list is narrowed to.
  const [isCreating, ask] = useOpened('new')
  const { defectCode, stationNumber, typeNo } = list.filter as Partial<ProblemFilter> // what its fields allow
  const [editing, setEditing] = useState<ProblemRow | null>(null)
  const newOne = isCreating === null || forbidden ? null : { start: { defectCode, stationNumber, typeNo } }
  const writing: Writing | null = editing ? { problem: editing } : newOne
  const [opened, open] = useOpened('problem')
  const moves = (problem: ProblemRow, bare = false) => (
    <ProblemMoves problem={problem} bare={bare} onEdit={() => setEditing(problem)} />
  )
  const create = (
    <Action icon="plus" look="main" blocked={forbidden} onClick={() => ask('1')}>
      {problemWords.createOne}
    </Action>
  )
  return (
    <Page name="problems" about={problemWords.about} actions={create}>
      <Filters list={list}>
        <Filter name="problemState" />
        <Filter name="defectCode" input={(input) => <DefectCodePicker {...input} />} />
        <Filter name="stationNumber" input={(input) => <StationPicker {...input} />} />
        <Filter name="typeNo" />
        <Filter name="owner" />
      </Filters>
      <DataTable
        list={list}
        columns={columns}
        rowKey={({ problemId }) => problemId}
        onOpen={({ problemId }) => open(problemId)}
        rowActions={(problem) => moves(problem, true)}
        empty={
          <>
            <p>{problemWords.listEmpty}</p>
            {create}
          </>
        }
      />
      {opened !== null && (
        <ProblemRecord key={opened} problemId={opened} actions={moves} onClose={() => open(null)} />
      )}
      {writing && <ProblemSheet writing={writing} onClose={() => (editing ? setEditing(null) : ask(null))} />}
    </Page>
  )
}
