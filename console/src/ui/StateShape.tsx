import { shapes, type Shape } from './shapes.ts'
import css from './StatusDot.module.css'
import type { Tone } from './tones.ts'

/** A state's drawing, in its tone or in the one of its surroundings. A word is next to it. */
export function StateShape({ shape, tone }: { shape: Shape; tone?: Tone }) {
  return (
    <svg className={css.shape} data-tone={tone} viewBox="0 0 16 16" aria-hidden>
      {shapes[shape].map(({ d, paint, ...how }) => {
        const stroke = 'stroke' in how ? how.stroke : undefined
        return (
          <path
            key={d + paint + stroke}
            d={d}
            data-paint={paint}
            data-line={stroke !== undefined}
            strokeWidth={stroke}
            strokeDasharray={'dashed' in how ? '2.6 2.1' : undefined}
          />
        )
      })}
    </svg>
  )
}
