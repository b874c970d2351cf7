import { use, createContext } from 'react'
import { fill } from '@takt/contract/errors.ts'
import type { BomStateShown, MaterialPlace } from '@takt/contract/materials.ts'
import { useFormats } from '~/fields/format.tsx'
import { stateOf, toneOf } from '~/fields/states.ts'
import { useWords } from '~/i18n/words.tsx'
import { StatusDot } from '~/ui/StatusDot.tsx'
import { useNow } from '~/ui/now.ts'
import css from './materials.module.css'

/** When the answer came whose times are counted down. */
export const CountedFrom = createContext(0)
const lasting: readonly BomStateShown[] = ['bound', 'low']

/** What became of the place; the meaning of low is shown where one points. */
export function PlaceState({ bomState }: Pick<MaterialPlace, 'bomState'>) {
  const { bomState: states, materials: materialWords } = useWords()
  return (
    <span title={bomState === 'low' ? materialWords.lowMeans : undefined}>
      <StatusDot {...stateOf('bomState', bomState)}>{states[bomState]}</StatusDot>
    </span>
  )
}

/** At the pace of the last quarter of an hour, counted down between two answers. What is blocked, expired or empty lasts no time at all. */
export function TimeLeft({ place: { secondsLeft, bomState } }: { place: MaterialPlace }) {
  const { materials: materialWords } = useWords()
  const { duration } = useFormats()
  const from = use(CountedFrom)
  const now = useNow(1000)
  if (!lasting.includes(bomState)) return '–'
  if (secondsLeft === null)
    return (
      <span className={css.quiet} title={materialWords.noPace}>
        {'–'}
      </span>
    )
  const left = Math.max(0, secondsLeft - Math.max(0, now - from) / 1000)
  return (
    <span className={css.strong} data-tone={toneOf('bomState', bomState)}>
      {duration(left < 600 ? Math.floor(left) : Math.floor(left / 60) * 60)}
    </span>
  )
}

/** For a phone: the time where there is any, else the state in its word. */
export function TimeOrState({ place }: { place: MaterialPlace }) {
  const { bomState } = useWords()
  const text = bomState[place.bomState]
  return lasting.includes(place.bomState) && place.secondsLeft !== null ? (
    <TimeLeft place={place} />
  ) : (
    <span className={css.strong} data-tone={toneOf('bomState', place.bomState)}>
      {text}
    </span>
  )
}

/** A part without a minimum is never `low`, but a box that is nearly empty is not green. */
function toneOfLeft(share: number, bomState: BomStateShown) {
  if (bomState !== 'bound' || share > 0.1) return toneOf('bomState', bomState)
  return share > 0.05 ? 'warn' : 'bad'
}

/** How much is left of what was bound, as a bar. */
export function Left({ place: { remaining, boundQuantity, unit, bomState } }: { place: MaterialPlace }) {
  const { materials: materialWords, field } = useWords()
  const { measure } = useFormats()
  if (remaining === null || boundQuantity === null) return '–'
  const text = fill(materialWords.ofBound, {
    remaining: measure(remaining),
    bound: measure(Math.max(boundQuantity, remaining)),
    unit: unit ?? '',
  })
  const share = boundQuantity > 0 ? Math.min(1, remaining / boundQuantity) : 0
  return (
    <span className={css.left} data-tone={toneOfLeft(share, bomState)}>
      <span
        className={css.track}
        role="meter"
        aria-label={field.remaining}
        aria-valuenow={remaining}
        aria-valuemin={0}
        aria-valuemax={Math.max(boundQuantity, remaining)}
        aria-valuetext={text}
      >
        <i style={{ inlineSize: `${share * 100}%` }} />
      </span>
      <span className={css.text}>{text}</span>
    </span>
  )
}

/** Whether all that is bound of the group lasts the order, and how much the order still takes. */
export function Lasts({ place: { lastsOrder, needed, unit, bomState } }: { place: MaterialPlace }) {
  const { materials: materialWords } = useWords()
  const { measure } = useFormats()
  if (lastsOrder === null || needed === null) return '–'
  if (lastsOrder && bomState === 'empty')
    return needed > 0 ? materialWords.lastsElsewhere : materialWords.lastsNone
  return (
    <span className={lastsOrder ? undefined : css.strong} data-tone={lastsOrder ? 'good' : 'warn'}>
      {fill(lastsOrder ? materialWords.lasts : materialWords.lastsNot, {
        needed: measure(needed),
        unit: unit ?? '',
      })}
    </span>
  )
}
