import { endsSoon, type OperatorRow } from '@takt/contract/operators.ts'
import { instantOf, useFormats } from '~/fields/format.tsx'
import { useWords } from '~/i18n/words.tsx'
import { useNow } from '~/ui/now.ts'
import css from './operators.module.css'

type Qualification = OperatorRow['qualifications'][number]
const day = 86_400_000

/** Whether it still counts today, in the plant's calendar. */
export function useStanding() {
  const formats = useFormats()
  const now = useNow(3_600_000)
  const at = (ms: number) => formats.wall(instantOf(ms)).slice(0, 10)
  return ({ validUntil }: Pick<Qualification, 'validUntil'>) => {
    if (validUntil === null) return 'good'
    if (validUntil < at(now)) return 'ended'
    return validUntil <= at(now + endsSoon * day) ? 'soon' : 'good'
  }
}

/** What somebody is trained for, in short: what ends soon or has ended is emphasized. */
export function Trained({ qualifications }: { qualifications: Qualification[] }) {
  const { operators: operatorWords } = useWords()
  const formats = useFormats()
  const standing = useStanding()
  if (qualifications.length === 0) return '–'
  const until = ({ validUntil }: Qualification) =>
    validUntil === null ? operatorWords.forGood : formats.day(validUntil)
  return (
    <span className={css.chips}>
      {qualifications.map((one) => (
        <span
          key={one.stationNumber}
          className={css.chip}
          data-standing={standing(one)}
          title={until(one)}
        >{`${one.stationNumber} · ${one.level}`}</span>
      ))}
    </span>
  )
}
