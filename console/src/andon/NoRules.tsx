import { andon } from '@takt/contract/andon.ts'
import { useAnswer } from '~/api/hooks.ts'
import { useWords } from '~/i18n/words.tsx'
import css from '~/shapes/CallsTold.module.css'
import { Icon } from '~/ui/Icon.tsx'

/** Where calls are made: that no rule of the line says whom they reach. Boards stay quiet about it, as a plant may do without. */
export function NoRules() {
  const { andon: said } = useWords()
  const { data } = useAnswer(andon.watch, {})
  if (!data || data.hasRules) return null
  return (
    <p className={css.told} data-tone="plan" role="status">
      <Icon name="info" size={20} />
      <span>{said.noRules}</span>
    </p>
  )
}
