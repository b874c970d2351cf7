import { alarmTextIn } from '@takt/contract/alarm-texts.ts'
import { fill } from '@takt/contract/errors.ts'
import type { Handover } from '@takt/contract/handovers.ts'
import { useFormats } from '~/fields/format.tsx'
import { useLanguage, useWords } from '~/i18n/words.tsx'
import { ruleOf } from '@takt/contract/rule-of.ts'
import { stopReasonName } from '~/shapes/stop-reason-name.ts'
import css from './handovers.module.css'
import { Lines } from './Lines.tsx'
import { Notes } from './Notes.tsx'

/** What is open, and people's remarks on it. */
export function OpenThings({ shown }: { shown: Handover }) {
  const words = useWords()
  const { handovers: handoverWords } = words
  const language = useLanguage()
  const { count, clock, duration, minute } = useFormats()
  const { content } = shown
  return (
    <div className={css.parts}>
      <Notes shown={shown} />
      <Lines
        title={handoverWords.openCalls}
        of={content.openCalls.map(({ id, stationNumber, lossType, message, calledAt }) => ({
          key: String(id),
          place: stationNumber,
          text: [words.lossType[lossType], message].filter(Boolean).join(' · '),
          aside: minute(calledAt),
        }))}
      />
      <Lines
        title={handoverWords.signals}
        of={content.openSignals.map(
          ({ signalId, stationNumber, resultCode, resultName, chartPart, rule, foundAt }) => ({
            key: signalId,
            place: stationNumber,
            text: `${resultName ?? resultCode} ${words.chartPart[chartPart]} ${ruleOf(words, rule)}`,
            aside: minute(foundAt),
          }),
        )}
      />
      <Lines
        title={handoverWords.checks}
        of={content.checks.map(({ itemCode, stationNumber, checkState, dueAt, ...texts }) => ({
          key: `${itemCode} ${dueAt} ${checkState}`,
          place: stationNumber,
          text: [
            alarmTextIn(
              language,
              { en: texts.textEn, zh: texts.textZh, es: texts.textEs, ja: texts.textJa },
              itemCode,
            ),
            words.checkState[checkState],
          ].join(' · '),
          aside: dueAt && minute(dueAt),
        }))}
      />
      <Lines
        title={handoverWords.longestCalls}
        of={content.longestCalls.map(({ id, stationNumber, lossType, message, period }) => ({
          key: String(id),
          place: stationNumber,
          text: [words.lossType[lossType], message].filter(Boolean).join(' · '),
          aside: fill(handoverWords.minutes, { count: count(period) }),
        }))}
      />
      <Lines
        title={handoverWords.losses}
        of={content.losses.map((loss) => ({
          key: JSON.stringify([loss.stopCause, loss.lossType, loss.causeStation, loss.alarmCode]),
          text: stopReasonName(loss, words),
          aside: [
            fill(handoverWords.lost, {
              time: duration(Math.round(loss.length / 1000)),
              count: count(loss.parts),
            }),
            loss.lostPieces === null ? null : fill(handoverWords.pieces, { count: count(loss.lostPieces) }),
          ]
            .filter(Boolean)
            .join(' · '),
        }))}
      />
      <Lines
        title={handoverWords.reasons}
        of={content.reasons.map(({ start, reason }) => ({ key: start, place: clock(start), text: reason }))}
      />
      <Lines
        title={handoverWords.orders}
        of={content.orders.map(({ orderCode, typeNo, actualNumber, orderNumber }) => ({
          key: orderCode,
          place: orderCode,
          text: typeNo,
          aside: fill(handoverWords.of, { made: count(actualNumber), ordered: count(orderNumber) }),
        }))}
      />
    </div>
  )
}
