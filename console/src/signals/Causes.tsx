import { useMemo } from 'react'
import { fill } from '@takt/contract/errors.ts'
import type { SignalCauses, SignalFilter } from '@takt/contract/signals.ts'
import { useFormats } from '~/fields/format.tsx'
import { useWords } from '~/i18n/words.tsx'
import { Chart } from '~/shapes/Chart.tsx'
import { horizontalBars } from '~/shapes/horizontal-bars.ts'
import { Panel } from '~/shapes/Panel.tsx'
import { Action } from '~/ui/Action.tsx'

type CausesProps = { of: SignalCauses; onPick: (narrow: Partial<SignalFilter>) => void }

/** What was behind the signals of the period, the most frequent first; a bar shows its signals. */
export function Causes({ of: { causes, unanswered }, onPick }: CausesProps) {
  const { signals: signalWords, signalCause, field, charts } = useWords()
  const { count, share } = useFormats()
  const drawn = useMemo(() => {
    const names = causes.map((one) => signalCause[one.signalCause])
    return {
      option: horizontalBars({
        names,
        values: causes.map(({ signals }) => signals),
        label: charts.signals,
        barText: (at) => `${count(causes[at]!.signals)} · ${share(causes[at]!.reached)}`,
        say: count,
      }),
      table: {
        head: [field.signalCause, charts.signals, signalWords.reached],
        rows: causes.map(({ signals, reached }, at) => [names[at], count(signals), share(reached)]),
      },
    }
  }, [causes, signalCause, field, charts, signalWords, count, share])
  if (causes.length === 0 && unanswered === 0) return null
  return (
    <Panel
      title={signalWords.causes}
      aside={
        unanswered > 0 && (
          <Action look="quiet" onClick={() => onPick({ answered: false, signalCause: undefined })}>
            {fill(signalWords.unanswered, { count: count(unanswered) })}
          </Action>
        )
      }
    >
      {causes.length === 0 ? (
        <p>{signalWords.causesNone}</p>
      ) : (
        <Chart
          label={signalWords.causes}
          height={28 * causes.length + 36}
          {...drawn}
          onPick={({ dataIndex }) => onPick({ answered: true, signalCause: causes[dataIndex]?.signalCause })}
        />
      )}
    </Panel>
  )
}
