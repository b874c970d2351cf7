import type { ReactNode } from 'react'
import type { Shape } from './shapes.ts'
import { StateShape } from './StateShape.tsx'
import css from './StatusDot.module.css'
import { shapeOfTone, type Tone } from './tones.ts'

type StatusDotProps = { tone: Tone; shape?: Shape; pill?: boolean; children: ReactNode }

/** A state: its shape, its word, its colour. `pill`: on the soft ground of its tone, in the head of what it is the state of. */
export function StatusDot({ tone, shape = shapeOfTone[tone], pill = false, children }: StatusDotProps) {
  return (
    <span className={pill ? css.pill : css.status} data-tone={pill ? tone : undefined}>
      <StateShape shape={shape} tone={tone} />
      {children}
    </span>
  )
}

/** A sentence of a state: it goes on in the next line, where a word would not. */
export const StatusNote = ({ tone, children }: Pick<StatusDotProps, 'tone' | 'children'>) => (
  <span className={css.note}>
    <StateShape shape={shapeOfTone[tone]} tone={tone} />
    {children}
  </span>
)
