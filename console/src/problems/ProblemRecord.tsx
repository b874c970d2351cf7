import type { ReactNode } from 'react'
import { problems, ProblemRow } from '@takt/contract/problems.ts'
import { useAnswer } from '~/api/hooks.ts'
import { useWords } from '~/i18n/words.tsx'
import { Fact, Facts } from '~/shapes/Facts.tsx'
import { Opened } from '~/shapes/Opened.tsx'
import { Panel } from '~/shapes/Panel.tsx'
import { Record } from '~/shapes/Record.tsx'
import { RecordBody } from '~/shapes/RecordBody.tsx'
import { useSayDefect } from '~/shapes/use-say-defect.ts'
import { EffectChart } from './EffectChart.tsx'

const facts = ['problemState', 'stationNumber', 'typeNo', 'owner', 'dueDate'] as const
const steps = ['containment', 'cause', 'correctiveAction', 'reason'] as const
const times = ['openedAt', 'openedBy', 'actedAt', 'closedAt', 'closedBy'] as const
const figures = [
  'problemEffect',
  'failuresBefore',
  'passesBefore',
  'ppmBefore',
  'failuresAfter',
  'passesAfter',
  'ppmAfter',
  'judgedEffect',
  'judgedAt',
] as const

type ProblemRecordProps = {
  problemId: string
  actions: (problem: ProblemRow) => ReactNode
  onClose: () => void
}

export function ProblemRecord({ problemId, actions, onClose }: ProblemRecordProps) {
  const { problems: problemWords, field } = useWords()
  const sayDefect = useSayDefect()
  const { data, error } = useAnswer(problems.one, { problemId })
  const title = data ? (sayDefect({ defectCode: data.defectCode, subDefectCode: null }) ?? '') : ''
  return (
    <Opened title={title} row={data} missing={false} error={error} onClose={onClose}>
      {(row) => (
        <Record
          title={title}
          entity="problem"
          entityKey={problemId}
          lineNumber={row.lineNumber}
          onClose={onClose}
        >
          <RecordBody actions={actions(row)}>
            <Facts of={ProblemRow} row={row} names={facts}>
              <Fact label={field.defectCode}>{title}</Fact>
            </Facts>
            <Facts of={ProblemRow} row={row} names={steps} />
            <Panel title={problemWords.measured}>
              <Facts of={ProblemRow} row={row} names={figures.filter((name) => row[name] !== null)} />
              <EffectChart problem={row} />
            </Panel>
            <Facts of={ProblemRow} row={row} names={times} />
          </RecordBody>
        </Record>
      )}
    </Opened>
  )
}
