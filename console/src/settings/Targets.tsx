import { useWatch } from 'react-hook-form'
import { CpkBands, Targets } from '@takt/contract/settings.ts'
import { useWords } from '~/i18n/words.tsx'
import { CpkLegend } from '~/shapes/CpkLegend.tsx'
import css from './settings.module.css'
import { SettingField } from './SettingField.tsx'
import type { Typed } from './use-settings.ts'

const bands = ['weak', 'good', 'best'] as const

/** What lines are measured by, and what a capable process is. */
export function TargetsSection() {
  const { settings: settingsWords, field } = useWords()
  const typed = useWatch<Typed, 'settings.targets.cpk'>({ name: 'settings.targets.cpk' })
  const validBands = CpkBands.safeParse(typed).data
  return (
    <div className={css.section}>
      <p className={css.about}>{settingsWords.targetsHint}</p>
      <div className={css.row}>
        <SettingField
          path="settings.targets.okRate"
          schema={Targets.shape.okRate}
          label={settingsWords.fields.okRate}
        />
        <SettingField
          path="settings.targets.oee"
          schema={Targets.shape.oee}
          label={settingsWords.fields.oee}
        />
      </div>
      <p className={css.about}>{settingsWords.cpkHint}</p>
      <div className={css.row}>
        {bands.map((band) => (
          <SettingField
            key={band}
            path={`settings.targets.cpk.${band}`}
            schema={CpkBands.shape[band]}
            label={settingsWords.fields[band]}
          />
        ))}
      </div>
      <p className={css.about}>{settingsWords.conventionHint}</p>
      <div className={css.row}>
        <SettingField
          path="settings.targets.convention"
          schema={Targets.shape.convention}
          label={settingsWords.fields.convention}
        />
      </div>
      {validBands && validBands.weak < validBands.good && validBands.good < validBands.best && (
        <p className={css.legend}>
          <CpkLegend bands={validBands} index={`${field.cpk}, ${field.ppk}`} />
        </p>
      )}
    </div>
  )
}
