import { type CSSProperties, useId } from 'react'
import type { MarkedPlace } from '@takt/contract/defectDrawings.ts'
import { defectNameIn } from '@takt/contract/defects.ts'
import { files } from '@takt/contract/files.ts'
import { useAnswer } from '~/api/hooks.ts'
import { useFormats } from '~/fields/format.tsx'
import { fill } from '@takt/contract/errors.ts'
import { useLanguage, useWords } from '~/i18n/words.tsx'
import css from './Drawing.module.css'
import { useCrosshair } from './use-crosshair.ts'

/** A place on a drawing, from its upper left corner, 0 … 1, and how often something was found there. */
export type Spot = { x: number; y: number; failures: number; placeCode?: string | null }
type At = Pick<Spot, 'x' | 'y'>

type DrawingProps = {
  fileId: string
  label: string
  spots: readonly Spot[]
  /** Places that have names. */
  places?: readonly MarkedPlace[]
  /** Missing: nothing can be marked on it. */
  onPick?: (place: At) => void
  /** What was found at a spot is opened by it. */
  onOpen?: (spot: Spot) => void
}

const placed = ({ x, y }: At, size = 0) => ({ '--x': x, '--y': y, '--size': size }) as CSSProperties // of our own names

/** A drawing with its marked places and what was found where: the more, the larger. */
export function Drawing({ fileId, label, spots, places = [], onPick, onOpen }: DrawingProps) {
  const { data } = useAnswer(files.picture, { fileId })
  const language = useLanguage()
  const formats = useFormats()
  const drawingWords = useWords().defects.drawings
  const id = useId()
  const { cross, about: picking } = useCrosshair(spots[0] ?? null, onPick)
  if (!data?.picture) return null
  const most = Math.max(1, ...spots.map(({ failures }) => failures))
  const nameOf = (one: MarkedPlace) => defectNameIn(language, one) ?? one.placeCode
  const names = new Map(places.map((one) => [one.placeCode, nameOf(one)]))
  const sayOf = ({ placeCode, failures }: Spot) =>
    [placeCode && (names.get(placeCode) ?? placeCode), formats.count(failures)].filter(Boolean).join(' · ')
  const drawn = (
    <>
      <img src={data.picture} alt={label} />
      {places.map((one) => (
        <span key={one.placeCode} className={css.mark} style={placed(one)} title={nameOf(one)}>
          {one.placeCode}
        </span>
      ))}
      {spots.map((spot) => {
        const { x, y, failures, placeCode } = spot
        const about = {
          className: css.spot,
          style: placed(spot, Math.sqrt(failures / most)),
          title: sayOf(spot),
        }
        const key = `${x} ${y} ${placeCode ?? ''}`
        return onOpen ? (
          <button key={key} type="button" aria-label={sayOf(spot)} {...about} onClick={() => onOpen(spot)} />
        ) : (
          <span key={key} {...about} />
        )
      })}
    </>
  )
  return onPick ? (
    <>
      <button
        type="button"
        className={css.drawing}
        aria-label={label}
        aria-describedby={`${id}-keys`}
        {...picking}
      >
        {drawn}
        {cross && <span className={css.cross} style={placed(cross)} />}
      </button>
      <small id={`${id}-keys`} className={css.keys}>
        {drawingWords.keys}
      </small>
      <span className={css.heard} role="status">
        {cross && fill(drawingWords.cross, { x: formats.share(cross.x), y: formats.share(cross.y) })}
      </span>
    </>
  ) : (
    <div className={css.drawing}>{drawn}</div>
  )
}
