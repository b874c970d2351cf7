import type { ReactNode } from 'react'
import { Retention } from '@takt/contract/settings.ts'
import { NumberInput } from '~/fields/NumberInput.tsx'
import { useWords } from '~/i18n/words.tsx'
import css from './settings.module.css'
import { SettingField } from './SettingField.tsx'

/** Days; where a kind may be kept for ever, an empty field means so. */
export function RetentionField({ of, hint }: { of: keyof Retention; hint?: ReactNode }) {
  const { settings: settingsWords } = useWords()
  const schema = Retention.shape[of]
  const forEver = schema.safeParse(null).success
  return (
    <SettingField
      path={`settings.retention.${of}`}
      schema={schema}
      label={settingsWords.fields[of]}
      hint={hint}
      input={({ id, value, onChange, onBlur, invalid, describedBy }) => (
        <NumberInput
          id={id}
          className={css.days}
          value={typeof value === 'number' ? value : null}
          precision={0}
          suffix={settingsWords.days}
          placeholder={forEver ? settingsWords.forEver : ''}
          onChange={onChange}
          onBlur={onBlur}
          status={invalid ? 'error' : ''}
          aria-invalid={invalid}
          aria-describedby={describedBy}
        />
      )}
    />
  )
}
