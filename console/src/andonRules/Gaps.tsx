import type { LevelGap } from '@takt/contract/andonRules.ts'
import { fill } from '@takt/contract/errors.ts'
import { useFormats } from '~/fields/format.tsx'
import { useWords } from '~/i18n/words.tsx'
import { StatusDot } from '~/ui/StatusDot.tsx'
import css from './andonRules.module.css'

/** Levels that would reach nobody: never, or in some of the shifts that come. */
export function Gaps({ gaps }: { gaps: readonly LevelGap[] }) {
  const { andonRules: andonRuleWords } = useWords()
  const formats = useFormats()
  if (gaps.length === 0) return <StatusDot tone="good">{andonRuleWords.reached}</StatusDot>
  return (
    <ul className={css.gaps}>
      {gaps.map(({ level, shiftName, start, shifts }) => (
        <li key={level}>
          <StatusDot tone={start === null ? 'bad' : 'warn'}>
            {start === null
              ? fill(andonRuleWords.never, { level })
              : fill(shiftName === null ? andonRuleWords.from : andonRuleWords.some, {
                  level,
                  count: shifts,
                  shift: shiftName ?? '',
                  start: formats.shortMinute(start),
                })}
          </StatusDot>
        </li>
      ))}
    </ul>
  )
}

/** The same in one line, for a row. */
export function GapsInRow({ gaps }: { gaps: readonly LevelGap[] }) {
  const { andonRules: andonRuleWords } = useWords()
  const { list } = useFormats()
  const never = gaps.filter(({ start }) => start === null)
  const some = gaps.filter(({ start }) => start !== null)
  if (gaps.length === 0) return <StatusDot tone="good">{andonRuleWords.reached}</StatusDot>
  const levels = (of: readonly LevelGap[]) => list(of.map(({ level }) => level))
  return (
    <StatusDot tone={never.length > 0 ? 'bad' : 'warn'}>
      {[
        never.length > 0 && fill(andonRuleWords.neverInRow, { levels: levels(never) }),
        some.length > 0 && fill(andonRuleWords.someInRow, { levels: levels(some) }),
      ]
        .filter(Boolean)
        .join('; ')}
    </StatusDot>
  )
}
