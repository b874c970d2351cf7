import { ReworkLimits } from '@takt/contract/settings.ts'
import { useWords } from '~/i18n/words.tsx'
import css from './settings.module.css'
import { SettingField } from './SettingField.tsx'

/** When a unit is no longer reworked but examined, and what rework costs. */
export function ReworkSection() {
  const { settings: settingsWords } = useWords()
  return (
    <div className={css.section}>
      <p className={css.about}>{settingsWords.reworkHint}</p>
      <div className={css.row}>
        <SettingField
          path="settings.rework.sameDefectLimit"
          schema={ReworkLimits.shape.sameDefectLimit}
          label={settingsWords.fields.sameDefectLimit}
        />
        <SettingField
          path="settings.rework.hourRate"
          schema={ReworkLimits.shape.hourRate}
          label={settingsWords.fields.hourRate}
        />
        <SettingField
          path="settings.rework.currency"
          schema={ReworkLimits.shape.currency}
          label={settingsWords.fields.currency}
          hint={settingsWords.currencyHint}
        />
      </div>
    </div>
  )
}
