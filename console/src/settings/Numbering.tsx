import { numberRuleNames } from '@takt/contract/number-rule.ts'
import { useWords } from '~/i18n/words.tsx'
import { NumberRuleRow } from './NumberRuleRow.tsx'
import css from './settings.module.css'

/** How orders, lots and units are numbered where nobody gives a number. */
export function NumberingSection() {
  const { settings: settingsWords } = useWords()
  return (
    <div className={css.wideSection}>
      <p className={css.about}>{settingsWords.numberingHint}</p>
      {numberRuleNames.map((name) => (
        <NumberRuleRow key={name} name={name} />
      ))}
    </div>
  )
}
