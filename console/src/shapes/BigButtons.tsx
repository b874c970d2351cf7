import { useState } from 'react'
import { useNarrow } from '~/ui/narrow.ts'
import css from './BigButtons.module.css'

type Choice = { key: string; name: string; about: string | null }
type BigButtonsProps = {
  label: string
  choices: readonly Choice[]
  chosen?: string | null
  onChoose: (key: string) => void
  /** As many are shown until the rest is requested, in these words. */
  first?: { most: number; rest: (count: number) => string }
  /** On a phone the chosen answer is shown alone, so that the next question is in sight; pressed again, all are back. */
  folds?: boolean
}

/** Answers for a gloved hand; what is chosen is always among those that are seen. */
export function BigButtons({
  label,
  choices,
  chosen = null,
  onChoose,
  first,
  folds = false,
}: BigButtonsProps) {
  const isPhone = useNarrow(600)
  const [all, showAll] = useState(false)
  const most = all || !first ? choices.length : first.most
  // A single one more takes no more room than the button that would show it.
  const isFolded = folds && isPhone && chosen !== null
  const isCut = !isFolded && choices.length > most + 1
  const isShown = ({ key }: Choice, at: number) => key === chosen || (!isFolded && (!isCut || at < most))
  const shown = choices.filter(isShown)
  return (
    <fieldset className={css.choices}>
      <legend>{label}</legend>
      {shown.map(({ key, name, about }) => (
        <button key={key} type="button" aria-pressed={key === chosen} onClick={() => onChoose(key)}>
          <b>{name}</b>
          {about && <span>{about}</span>}
        </button>
      ))}
      {isCut && first && (
        <button type="button" onClick={() => showAll(true)}>
          {first.rest(choices.length - shown.length)}
        </button>
      )}
    </fieldset>
  )
}
