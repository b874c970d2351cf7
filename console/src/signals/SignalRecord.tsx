import type { ReactNode } from 'react'
import { ChartSignal, signals } from '@takt/contract/signals.ts'
import { useAnswer } from '~/api/hooks.ts'
import { useWords } from '~/i18n/words.tsx'
import { Fact, Facts } from '~/shapes/Facts.tsx'
import { Opened } from '~/shapes/Opened.tsx'
import { Record } from '~/shapes/Record.tsx'
import { RecordBody } from '~/shapes/RecordBody.tsx'
import { ruleOf } from '@takt/contract/rule-of.ts'

const what = [
  'stationNumber',
  'resultCode',
  'typeNo',
  'chartPart',
  'pointTime',
  'pointValue',
  'productSn',
] as const
const answer = ['signalCause', 'signalAction', 'remark', 'answeredBy', 'answeredAt'] as const

type SignalRecordProps = {
  signalId: string
  actions: (signal: ChartSignal) => ReactNode
  onClose: () => void
}

export function SignalRecord({ signalId, actions, onClose }: SignalRecordProps) {
  const words = useWords()
  const { data, error } = useAnswer(signals.one, { signalId })
  const title = data ? `${data.stationNumber} · ${data.resultCode}` : ''
  return (
    <Opened title={title} row={data} missing={false} error={error} onClose={onClose}>
      {(row) => (
        <Record
          title={title}
          entity="signal"
          entityKey={signalId}
          lineNumber={row.lineNumber}
          onClose={onClose}
        >
          <RecordBody actions={actions(row)}>
            <Facts of={ChartSignal} row={row} names={what.filter((name) => row[name] !== null)}>
              <Fact label={words.field.rule}>{ruleOf(words, row.rule)}</Fact>
            </Facts>
            <Facts of={ChartSignal} row={row} names={['foundAt', 'signalReaction']} />
            {row.answeredAt !== null && (
              <Facts of={ChartSignal} row={row} names={answer.filter((name) => row[name] !== null)} />
            )}
          </RecordBody>
        </Record>
      )}
    </Opened>
  )
}
