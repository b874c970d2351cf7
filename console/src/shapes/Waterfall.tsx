import type { StationTime } from '@takt/contract/equipmentStatistics.ts'
import { lossesOf, lossSteps } from '@takt/statistics/losses.ts'
import { useFormats } from '~/fields/format.tsx'
import { useWords } from '~/i18n/words.tsx'
import css from './Waterfall.module.css'

/** Planned busy time down to effective time, in time and in pieces. `titled`: its surroundings name it. */
export function Waterfall({ of, titled = false }: { of: StationTime; titled?: boolean }) {
  const { equipmentStatistics: equipmentStatisticsWords, timeClass, field } = useWords()
  const { duration, count } = useFormats()
  const busy = of.plannedBusyTime
  const losses = lossesOf(of.times, of, of.stopped)
  const bars = barsOf(losses, busy)
  const longest = Math.max(busy, ...bars.map(({ to }) => to)) || 1
  const names = {
    ...timeClass,
    ...(of.stopped && {
      unplanned: equipmentStatisticsWords.longStops,
      delay: equipmentStatisticsWords.longWaits,
    }),
    short: equipmentStatisticsWords.shortStops,
    busy: equipmentStatisticsWords.busyTime,
    speed: equipmentStatisticsWords.speedLoss,
    quality: equipmentStatisticsWords.qualityLoss,
    effective: equipmentStatisticsWords.effective,
    undivided: equipmentStatisticsWords.undivided,
  }
  const shown = [{ step: 'busy' as const, time: busy, from: 0, to: busy }, ...bars]
  const signed = (value: number, text: (size: number) => string) =>
    value < 0 ? `−${text(-value)}` : text(value)
  const time = (ms: number) => duration(Math.round(ms / 1000))
  const pieces = (ms: number) => (of.plannedCycle ? count(Math.round(ms / 1000 / of.plannedCycle)) : '–')
  return (
    <table className={css.waterfall}>
      <caption className={titled ? 'unseen' : undefined}>{equipmentStatisticsWords.waterfall}</caption>
      <thead>
        <tr>
          <th scope="col">{equipmentStatisticsWords.step}</th>
          <th scope="col">{field.duration}</th>
          <th scope="col">{equipmentStatisticsWords.pieces}</th>
        </tr>
      </thead>
      <tbody>
        {shown
          .filter(({ step, time: spent }) => spent !== 0 || step === 'busy' || step === 'effective')
          .map(({ step, time: spent, from, to }) => (
            <tr key={step}>
              <th scope="row">
                {names[step]}
                <i
                  aria-hidden
                  data-step={step}
                  style={{
                    marginInlineStart: `${(from / longest) * 100}%`,
                    inlineSize: `${((to - from) / longest) * 100}%`,
                  }}
                />
              </th>
              <td>{signed(spent, time)}</td>
              <td>{signed(spent, pieces)}</td>
            </tr>
          ))}
      </tbody>
    </table>
  )
}

/** Each loss ends where the one before it began; what is left is at the start. */
function barsOf(losses: ReturnType<typeof lossesOf>, busy: number) {
  let left = busy
  return lossSteps.map((step) => {
    const from = step === 'effective' || step === 'undivided' ? losses[step] : left
    left = from - losses[step]
    return { step, time: losses[step], from: Math.min(from, left), to: Math.max(from, left) }
  })
}
