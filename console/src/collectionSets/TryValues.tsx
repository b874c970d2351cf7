import { useState } from 'react'
import { Input } from 'antd'
import type { CharacteristicDraft } from '@takt/contract/collectionSets.ts'
import { fill } from '@takt/contract/errors.ts'
import { judgeReading } from '@takt/contract/judge.ts'
import { useFormats } from '~/fields/format.tsx'
import { sayLimits } from '~/fields/limits.ts'
import { definedSpec, sayMeasured } from '~/fields/measured.ts'
import { readNumber } from '~/fields/read-number.ts'
import { useWords } from '~/i18n/words.tsx'
import { Sideways } from '~/ui/Sideways.tsx'
import { StatusDot } from '~/ui/StatusDot.tsx'
import css from './collectionSets.module.css'

/** Readings typed in and judged by the function that judges a station's; nothing is sent. */
export function TryValues({ characteristics }: { characteristics: readonly CharacteristicDraft[] }) {
  const { collectionSets: collectionSetWords, field } = useWords()
  const formats = useFormats()
  const [typed, setTyped] = useState<Record<string, string>>({})
  return (
    <div className={css.editor}>
      <p className={css.hint}>{collectionSetWords.tryAbout}</p>
      <Sideways label={collectionSetWords.tryAbout}>
        <table className={css.tries}>
          <thead>
            <tr>
              <th scope="col">{field.resultCode}</th>
              <th scope="col">{`${field.lowerSpecLimit} – ${field.upperSpecLimit}`}</th>
              <th scope="col">{field.resultValue}</th>
              <th scope="col">{field.resultStatus}</th>
            </tr>
          </thead>
          <tbody>
            {characteristics.map((one) => (
              <tr key={one.charSeqNum}>
                <th scope="row">
                  {one.resultCode}
                  <small>{one.resultName}</small>
                </th>
                <td>{one.targetText ?? sayLimits(formats, definedSpec(one))}</td>
                <td>
                  <Input
                    aria-label={`${field.resultValue} ${one.resultCode}`}
                    value={typed[one.resultCode] ?? ''}
                    suffix={one.resultUnit}
                    onChange={({ target }) => setTyped({ ...typed, [one.resultCode]: target.value })}
                  />
                </td>
                <td>
                  <output>
                    <Outcome typed={typed[one.resultCode] ?? ''} of={one} />
                  </output>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </Sideways>
    </div>
  )
}

function Outcome({ typed, of }: { typed: string; of: CharacteristicDraft }) {
  const { collectionSets: collectionSetWords, verdict: verdicts } = useWords()
  const formats = useFormats()
  const { lowerSpecLimit, upperSpecLimit, targetText } = of
  const say = (limit: number) => sayMeasured(formats, limit, definedSpec(of))
  const text = typed.trim()
  if (text === '') return null
  const free = lowerSpecLimit === null && upperSpecLimit === null
  const number = targetText === null ? readNumber(text, formats.decimal) : null
  const value = typeof number === 'number' ? number : text
  const verdict = judgeReading(value, of)
  if (verdict === null) return <span className={css.hint}>{collectionSetWords.noNumber}</span>
  const why =
    verdict === 'ok'
      ? free && targetText === null && collectionSetWords.noLimits
      : typeof value === 'string'
        ? fill(collectionSetWords.otherText, { text: targetText ?? '' })
        : lowerSpecLimit !== null && value < lowerSpecLimit
          ? fill(collectionSetWords.tooLow, { limit: say(lowerSpecLimit) })
          : upperSpecLimit !== null && fill(collectionSetWords.tooHigh, { limit: say(upperSpecLimit) })
  return (
    <>
      <StatusDot tone={verdict === 'ok' ? 'good' : 'bad'}>{verdicts[verdict]}</StatusDot>{' '}
      {why && <small>{why}</small>}
    </>
  )
}
