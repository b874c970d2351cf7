import type { AndonReport, HelpSum } from '@takt/contract/andonReport.ts'
import { whoIs } from '~/api/people.ts'
import { useFormats } from '~/fields/format.tsx'
import { useWords } from '~/i18n/words.tsx'
import { PlainTable } from '~/shapes/PlainTable.tsx'

/** What became of calls, a row each. */
export function HelpTable({ head, rows }: { head: string; rows: (HelpSum & { name: string })[] }) {
  const { andonReport: andonReportWords } = useWords()
  const { count, duration, share } = useFormats()
  const time = (value: number | null) => (value === null ? '–' : duration(value))
  const rate = (value: number | null) => (value === null ? '–' : share(value))
  return (
    <PlainTable
      label={head}
      head={[
        head,
        andonReportWords.calls,
        `${andonReportWords.responseTime} · ${andonReportWords.median}`,
        `${andonReportWords.responseTime} · ${andonReportWords.p90}`,
        `${andonReportWords.solveTime} · ${andonReportWords.median}`,
        andonReportWords.beforeA,
        andonReportWords.beforeB,
        andonReportWords.beforeC,
        andonReportWords.repeats,
      ]}
      rows={rows.map((one) => [
        one.name,
        count(one.calls),
        time(one.responseTime.median),
        time(one.responseTime.p90),
        time(one.solveTime.median),
        rate(one.beforeA),
        rate(one.beforeB),
        rate(one.beforeC),
        count(one.repeats),
      ])}
    />
  )
}

/** How often each person helped; nobody's time is held against another's. */
export function PeopleTable({ people }: { people: AndonReport['people'] }) {
  const { andonReport: andonReportWords } = useWords()
  const { count } = useFormats()
  return (
    <PlainTable
      label={andonReportWords.people}
      head={[andonReportWords.person, andonReportWords.answered, andonReportWords.solved]}
      rows={people.map(({ person, answered, solved }) => [whoIs(person), count(answered), count(solved)])}
    />
  )
}
