import { ReworkLimits } from '@takt/contract/settings.ts'
import { useWords } from '~/i18n/words.tsx'
import css from './settings.module.css'
import { SettingField } from './SettingField.tsx'

/** When a unit is no longer reworked but looked at. */
export function ReworkSection() {
  const { settings: said } = useWords()
  return (
    <div className={css.section}>
      <p className={css.about}>{said.reworkHint}</p>
      <div className={css.row}>
        <SettingField
          path="settings.rework.sameDefectLimit"
          schema={ReworkLimits.shape.sameDefectLimit}
          label={said.fields.sameDefectLimit}
        />
      </div>
    </div>
  )
}
