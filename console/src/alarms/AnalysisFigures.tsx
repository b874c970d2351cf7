import type { AlarmAnalysis } from '@takt/contract/alarms.ts'
import { fill } from '@takt/contract/errors.ts'
import { useFormats } from '~/fields/format.tsx'
import { useWords } from '~/i18n/words.tsx'
import { Sums } from '~/shapes/Sums.tsx'
import css from './alarms.module.css'

/** The answer first: how many alarms people get, and how much of it a few of them are. */
export function AnalysisFigures({ of }: { of: AlarmAnalysis }) {
  const { alarms: alarmWords } = useWords()
  const { count, share, fixed, duration, minute } = useFormats()
  return (
    <>
      <p className={css.quiet}>{fill(alarmWords.analysed, { from: minute(of.from), to: minute(of.to) })}</p>
      <Sums
        of={[
          [alarmWords.times, count(of.times)],
          [alarmWords.perHour, of.perHour === null ? '–' : fixed(of.perHour, 1)],
          [alarmWords.onTime, duration(Math.round(of.minutes * 60))],
          [alarmWords.topShare, of.topShare === null ? '–' : share(of.topShare)],
          [alarmWords.floods, count(of.floods.length)],
          [alarmWords.stale, count(of.stale.length)],
        ]}
      />
    </>
  )
}
