import { Input, Select, Switch } from 'antd'
import { stepAsks } from '@takt/contract/sop-asks.ts'
import type { SopStep } from '@takt/contract/sops.ts'
import { useWords } from '~/i18n/words.tsx'

type AskProps = { id: string; step: SopStep; onChange: (change: Partial<SopStep>) => void }

/** What a step requires for each unit, and whether the unit is completed without it. */
export function AskInput({ id, step: { asks, resultCode, scanPattern, mustAnswer }, onChange }: AskProps) {
  const { sopAnswers: sopAnswerWords, asks: kinds } = useWords()
  const choices = stepAsks.map((value) => ({ value, label: kinds[value] }))
  return (
    <>
      <div>
        <label htmlFor={`${id}-asks`}>{sopAnswerWords.asks}</label>
        <Select
          id={`${id}-asks`}
          value={asks ?? ''}
          options={[{ value: '', label: sopAnswerWords.nothing }, ...choices]}
          onChange={(next) => {
            const kind = stepAsks.find((one) => one === next) ?? null
            onChange({ asks: kind, resultCode: null, scanPattern: null, mustAnswer: kind !== null })
          }}
        />
      </div>
      {asks === 'value' && (
        <div>
          <label htmlFor={`${id}-code`}>{sopAnswerWords.resultCode}</label>
          <Input
            id={`${id}-code`}
            maxLength={64}
            aria-required
            value={resultCode ?? ''}
            onChange={({ target }) => onChange({ resultCode: target.value || null })}
          />
        </div>
      )}
      {asks === 'scan' && (
        <div>
          <label htmlFor={`${id}-pattern`}>{sopAnswerWords.pattern}</label>
          <Input
            id={`${id}-pattern`}
            maxLength={64}
            aria-describedby={`${id}-pattern-hint`}
            value={scanPattern ?? ''}
            onChange={({ target }) => onChange({ scanPattern: target.value || null })}
          />
          <small id={`${id}-pattern-hint`}>{sopAnswerWords.patternHint}</small>
        </div>
      )}
      {asks !== null && (
        <div>
          <label htmlFor={`${id}-must`}>{sopAnswerWords.must}</label>
          <Switch
            id={`${id}-must`}
            checked={mustAnswer}
            onChange={(next) => onChange({ mustAnswer: next })}
          />
        </div>
      )}
    </>
  )
}
