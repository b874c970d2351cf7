import { InputNumber } from 'antd'
import { Retention } from '@takt/contract/settings.ts'
import { useWords } from '~/i18n/words.tsx'
import css from './settings.module.css'
import { SettingField } from './SettingField.tsx'

const logs = ['notices', 'refusedArrivals', 'stationTelegrams', 'hostTelegrams', 'sessions'] as const

/** How long each log is kept. */
export function RetentionSection() {
  const { settings: said } = useWords()
  return (
    <div className={css.section}>
      <p className={css.about}>{said.retentionHint}</p>
      {logs.map((log) => (
        <SettingField
          key={log}
          path={`settings.retention.${log}`}
          schema={Retention.shape[log]}
          label={said.fields[log]}
          input={({ id, value, onChange, onBlur, invalid, describedBy }) => (
            <InputNumber
              id={id}
              className={css.days}
              value={typeof value === 'number' ? value : null}
              precision={0}
              suffix={said.days}
              onChange={onChange}
              onBlur={onBlur}
              status={invalid ? 'error' : ''}
              aria-invalid={invalid}
              aria-describedby={describedBy}
            />
          )}
        />
      ))}
      <div className={css.field}>
        <span>{said.changeHistory}</span>
        <b>{said.forEver}</b>
      </div>
    </div>
  )
}
