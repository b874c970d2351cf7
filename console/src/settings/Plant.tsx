import { Input, Select } from 'antd'
import { useWatch } from 'react-hook-form'
import { fill } from '@takt/contract/errors.ts'
import { PlantSettings } from '@takt/contract/settings.ts'
import { timeZones } from '@takt/contract/time-zones.ts'
import { FormatsOf, instantOf, useFormats } from '~/fields/format.tsx'
import { clockOf } from '~/fields/typed-clock.ts'
import { useWords } from '~/i18n/words.tsx'
import { useNow } from '~/ui/now.ts'
import { fitsZone } from './fits-zone.ts'
import css from './settings.module.css'
import { SettingField } from './SettingField.tsx'
import type { Typed } from './use-settings.ts'

const { plantName, timeZone, dayStart } = PlantSettings.shape
const zones = timeZones().map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') }))
const isNamed = (typed: string, zone?: { value: string }) => zone !== undefined && fitsZone(typed, zone.value)

/** The plant's name, where it is and when its day begins. */
export function PlantSection() {
  const { settings: settingsWords } = useWords()
  const zone = useWatch<Typed, 'settings.plant.timeZone'>({ name: 'settings.plant.timeZone' })
  return (
    <div className={css.section}>
      <SettingField
        path="settings.plant.plantName"
        schema={plantName}
        label={settingsWords.fields.plantName}
      />
      <SettingField
        path="settings.plant.timeZone"
        schema={timeZone}
        label={settingsWords.fields.timeZone}
        hint={
          zone && (
            <FormatsOf timeZone={zone}>
              <ThereNow />
            </FormatsOf>
          )
        }
        input={({ id, value, onChange, onBlur, invalid, describedBy }) => (
          <Select
            id={id}
            showSearch={{ filterOption: isNamed }}
            value={value}
            onChange={onChange}
            onBlur={onBlur}
            options={zones}
            status={invalid ? 'error' : ''}
            aria-invalid={invalid}
            aria-describedby={describedBy}
          />
        )}
      />
      <SettingField
        path="settings.plant.dayStart"
        schema={dayStart}
        label={settingsWords.fields.dayStart}
        hint={settingsWords.dayHint}
        input={({ id, value, onChange, onBlur, invalid, describedBy }) => (
          <Input
            id={id}
            className={css.clock}
            value={String(value ?? '')}
            maxLength={5}
            inputMode="numeric"
            placeholder="06:00"
            status={invalid ? 'error' : ''}
            aria-invalid={invalid}
            aria-describedby={describedBy}
            onChange={({ target }) => onChange(target.value)}
            onBlur={({ target }) => {
              onChange(clockOf(target.value))
              onBlur()
            }}
            autoComplete="off"
          />
        )}
      />
    </div>
  )
}

function ThereNow() {
  const { settings: settingsWords } = useWords()
  const formats = useFormats()
  return <>{fill(settingsWords.zoneHint, { clock: formats.clock(instantOf(useNow(1000))) })}</>
}
