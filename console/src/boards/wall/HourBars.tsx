import type { WallProduct } from '@takt/contract/walls.ts'
import { useFormats } from '~/fields/format.tsx'
import { useWords } from '~/i18n/words.tsx'
import { gapTone } from '~/shapes/gap-tone.ts'
import { orDash } from '../figures.ts'
import { reachedAt } from '../hours-chart.ts'
import css from './wall.module.css'

const colours = 6

/** Each hour a column in the colours of its types; the line across it is the takt's target for that hour. */
export function HourBars({ hours, tile }: Pick<WallProduct, 'hours' | 'tile'>) {
  const { walls, field } = useWords()
  const { count, clock } = useFormats()
  const { begun, running } = reachedAt(tile.asOf, hours)
  const most = Math.max(1, ...hours.map(({ made, target }) => Math.max(made, target ?? 0)))
  const part = (value: number) => `${(value / most) * 100}%`
  return (
    <figure className={css.hours} aria-label={walls.hours}>
      <figcaption>
        {walls.hours}
        {hours.some(({ target }) => target !== null) && <span>{walls.hourTarget}</span>}
      </figcaption>
      <ol data-many={hours.length > 12}>
        {hours.map(({ start, made, target, byType }, at) => (
          <li
            key={start}
            data-tone={
              at >= begun ? 'none' : at === running || target === null ? 'busy' : gapTone(made, target)
            }
            aria-label={`${clock(start)}: ${field.made} ${count(made)}, ${field.target} ${orDash(target, (one) => count(Math.round(one)))}`}
          >
            <b>{at < begun ? count(made) : ''}</b>
            <div>
              {byType.map(
                (n, type) =>
                  n > 0 && (
                    <i key={type} data-type={type < colours ? type : 'rest'} style={{ blockSize: part(n) }} />
                  ),
              )}
              {target !== null && <u style={{ insetBlockEnd: part(target) }} />}
            </div>
            <span>{clock(start)}</span>
          </li>
        ))}
      </ol>
    </figure>
  )
}
