import type { CSSProperties, MouseEvent } from 'react'
import { files } from '@takt/contract/files.ts'
import { useAnswer } from '~/api/hooks.ts'
import css from './Drawing.module.css'

/** A place on a drawing, from its upper left corner, 0 … 1, and how often something was found there. */
export type Spot = { x: number; y: number; failures: number }

type DrawingProps = {
  fileId: string
  label: string
  spots: readonly Spot[]
  /** Missing: nothing can be marked on it. */
  onPick?: (place: { x: number; y: number }) => void
}

/** A drawing with what was found where: the more, the larger. */
export function Drawing({ fileId, label, spots, onPick }: DrawingProps) {
  const { data } = useAnswer(files.picture, { fileId })
  if (!data?.picture) return null
  const most = Math.max(1, ...spots.map(({ failures }) => failures))
  const pick = ({ currentTarget, clientX, clientY }: MouseEvent) => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect()
    const part = (at: number, from: number, of: number) =>
      Math.round(1000 * Math.min(1, Math.max(0, (at - from) / of))) / 1000
    onPick?.({ x: part(clientX, left, width), y: part(clientY, top, height) })
  }
  const drawn = (
    <>
      <img src={data.picture} alt={label} />
      {spots.map(({ x, y, failures }) => (
        <span
          key={`${x} ${y}`}
          className={css.spot}
          style={{ '--x': x, '--y': y, '--size': Math.sqrt(failures / most) } as CSSProperties} // of our own names
          title={String(failures)}
        />
      ))}
    </>
  )
  return onPick ? (
    <button type="button" className={css.drawing} aria-label={label} onClick={pick}>
      {drawn}
    </button>
  ) : (
    <div className={css.drawing}>{drawn}</div>
  )
}
