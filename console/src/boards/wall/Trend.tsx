import type { WallOkRate } from '@takt/contract/walls.ts'
import { useFormats } from '~/fields/format.tsx'
import { useWords } from '~/i18n/words.tsx'
import { orDash } from '../figures.ts'
import { rateTone } from './rate-tone.ts'
import css from './wall.module.css'

const [width, height] = [1000, 300]
/** More hours than this have no room for a label each. */
const many = 6

/** The share of good first tries, hour by hour, all stations together; an hour without a try interrupts the line. */
export function Trend({ hours, target }: { hours: WallOkRate['hours']; target: number | null }) {
  const { walls } = useWords()
  const { clock, share } = useFormats()
  const rates = hours.flatMap(({ firstPassYield }) => (firstPassYield === null ? [] : [firstPassYield]))
  const lowest = Math.min(target ?? 1, ...rates)
  const floor = lowest > 0.95 ? 0.95 : Math.max(0, Math.floor(lowest * 10) / 10)
  const x = (at: number) => ((at + 0.5) / hours.length) * width
  const y = (rate: number) => height - ((rate - floor) / (1 - floor)) * height
  const points = hours.map(({ firstPassYield }, at) =>
    firstPassYield === null ? null : `${x(at).toFixed(1)} ${y(firstPassYield).toFixed(1)}`,
  )
  const path = points
    .map((point, at) => (point === null ? '' : `${at > 0 && points[at - 1] ? 'L' : 'M'}${point}`))
    .join('')
  return (
    <figure className={css.trend} aria-label={walls.trend}>
      <figcaption>{walls.trend}</figcaption>
      {rates.length === 0 ? (
        <p className={css.none}>{walls.noTries}</p>
      ) : (
        <div className={css.plot}>
          <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden>
            {target !== null && <line className={css.goal} x1="0" x2={width} y1={y(target)} y2={y(target)} />}
            <path d={path} />
          </svg>
          <ol data-many={hours.length > many}>
            {hours.map(({ start, firstPassYield }) => (
              <li key={start} data-tone={rateTone(firstPassYield, target)}>
                <div>
                  {firstPassYield !== null && (
                    <i style={{ insetBlockEnd: `${(1 - y(firstPassYield) / height) * 100}%` }} />
                  )}
                </div>
                <span>{clock(start)}</span>
                <b>{orDash(firstPassYield, share)}</b>
              </li>
            ))}
          </ol>
        </div>
      )}
    </figure>
  )
}
