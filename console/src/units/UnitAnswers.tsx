import { fill } from '@takt/contract/errors.ts'
import { type SopAnswer, sopAnswers } from '@takt/contract/sopAnswers.ts'
import type { Unit } from '@takt/contract/units.ts'
import { useAnswer } from '~/api/hooks.ts'
import { useFormats } from '~/fields/format.tsx'
import { useWords } from '~/i18n/words.tsx'
import { NotRead } from '~/shapes/NotRead.tsx'
import { PlainTable } from '~/shapes/PlainTable.tsx'
import { sayOperator } from '~/shapes/say-operator.ts'

/** What was answered at the steps of instructions while the unit was made; nothing where there were no questions. */
export function UnitAnswers({ unit: { productId } }: { unit: Pick<Unit, 'productId'> }) {
  const words = useWords()
  const { field, sopAnswers: sopAnswerWords } = words
  const { instant, measure } = useFormats()
  const { data, error, refetch } = useAnswer(sopAnswers.ofUnit, { productId })
  if (!data) return error ? <NotRead error={error} again={refetch} /> : null
  if (data.length === 0) return null
  const heads = [
    field.stationNumber,
    field.sopCode,
    field.asks,
    field.answerText,
    field.operatorNo,
    field.answeredAt,
  ]
  return (
    <section>
      <h3>{sopAnswerWords.title}</h3>
      <PlainTable
        label={sopAnswerWords.title}
        head={heads}
        rows={data.map((one) => [
          one.stationNumber,
          <span key="of" title={one.contentHash}>
            {fill(sopAnswerWords.of, { code: one.sopCode, version: one.sopVer, step: one.stepNo })}
          </span>,
          one.resultCode ?? words.asks[one.asks],
          one.picture ? (
            <AnswerPhoto key="photo" of={one} picture={one.picture} />
          ) : one.answerValue === null ? (
            (one.answerText ?? words.asks.confirm)
          ) : (
            measure(one.answerValue)
          ),
          sayOperator(one.operatorNo, one.operatorName),
          instant(one.answeredAt),
        ])}
      />
    </section>
  )
}

function AnswerPhoto({ of: { productId, stepNo }, picture }: { of: SopAnswer; picture: string }) {
  const { sopAnswers: sopAnswerWords, asks } = useWords()
  const { data } = useAnswer(sopAnswers.photo, { productId, picture })
  if (!data?.picture) return asks.photo
  const name = fill(sopAnswerWords.photoOf, { step: stepNo })
  return (
    <a href={data.picture} download={`${picture}.jpg`}>
      <img src={data.picture} alt={name} height={64} />
    </a>
  )
}
