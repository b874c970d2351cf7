import type { LampColour } from '@takt/contract/lamps.ts'
import { useWords } from '~/i18n/words.tsx'
import css from './Lamp.module.css'

/** A lamp as it lights; none: nothing. Its colour is named in words too. */
export function Lamp({ colour, large = false }: { colour: LampColour; large?: boolean }) {
  const { lampColour, field } = useWords()
  if (colour === 'none') return null
  return (
    <span
      className={css.lamp}
      role="img"
      aria-label={`${field.lampColour}: ${lampColour[colour]}`}
      data-colour={colour}
      data-large={large}
    />
  )
}
