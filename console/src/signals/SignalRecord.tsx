import type { ReactNode } from 'react'
import { SignalRow, signals } from '@takt/contract/signals.ts'
import { useAnswer } from '~/api/hooks.ts'
import { useFormats } from '~/fields/format.tsx'
import { useWords } from '~/i18n/words.tsx'
import { Fact, Facts } from '~/shapes/Facts.tsx'
import { Opened } from '~/shapes/Opened.tsx'
import { Record } from '~/shapes/Record.tsx'
import { RecordBody } from '~/shapes/RecordBody.tsx'
import { useSayMeasured } from './use-say-measured.ts'
import { ruleOf } from '@takt/contract/rule-of.ts'

const what = ['stationNumber', 'typeNo', 'chartPart', 'pointTime', 'productSn'] as const
const answer = ['signalCause', 'signalAction', 'remark', 'answeredBy', 'answeredAt'] as const

type SignalRecordProps = {
  signalId: string
  actions: (signal: SignalRow) => ReactNode
  onClose: () => void
}

export function SignalRecord({ signalId, actions, onClose }: SignalRecordProps) {
  const words = useWords()
  const { data, error } = useAnswer(signals.one, { signalId })
  const say = useSayMeasured()
  const { figure } = useFormats()
  const title = data ? `${data.stationNumber} · ${say(data)}` : ''
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
            <Facts of={SignalRow} row={row} names={what.filter((name) => row[name] !== null)}>
              <Fact label={words.field.resultCode}>{say(row)}</Fact>
              <Fact label={words.field.rule}>{ruleOf(words, row.rule)}</Fact>
              <Fact label={words.field.pointValue}>{figure(row.pointValue)}</Fact>
            </Facts>
            <Facts of={SignalRow} row={row} names={['foundAt', 'signalReaction']} />
            {row.answeredAt !== null && (
              <Facts of={SignalRow} row={row} names={answer.filter((name) => row[name] !== null)} />
            )}
          </RecordBody>
        </Record>
      )}
    </Opened>
  )
}
