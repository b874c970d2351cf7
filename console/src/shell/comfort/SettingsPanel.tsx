import { Segmented, Switch } from 'antd'
import { modes, sizes } from '@takt/contract/preferences.ts'
import { useSettings } from '~/api/preferences.ts'
import { useLanguage, useWords } from '~/i18n/words.tsx'
import { SideSheet } from '~/ui/SideSheet.tsx'
import css from './comfort.module.css'
import { useSave } from './save.ts'
import { useChooseSize } from './size.ts'
import { ThemeColour } from './ThemeColour.tsx'

/** Each row acts at once and is kept for this person. */
export function SettingsPanel({ onClose }: { onClose: () => void }) {
  const { appearance, comfort } = useWords()
  const chinese = useLanguage() === 'zh'
  const settings = useSettings()
  const save = useSave()
  const chooseSize = useChooseSize()
  const switches = [
    'tagsView',
    'fixedHeader',
    'sidebarLogo',
    ...(chinese ? ['pinyinSearch' as const] : []),
  ] as const
  return (
    <SideSheet title={comfort.settings} size={260} onClose={onClose} bodyClass={css.panel}>
      <ThemeColour value={settings.theme} onChoose={(theme) => void save({ theme })} />
      <fieldset>
        <legend>{appearance.mode}</legend>
        <Segmented
          vertical
          block
          name="mode"
          aria-label={appearance.mode}
          value={settings.mode}
          onChange={(mode) => void save({ mode })}
          options={modes.map((value) => ({ value, label: appearance.modes[value] }))}
        />
      </fieldset>
      <fieldset>
        <legend>{comfort.size}</legend>
        <Segmented
          vertical
          block
          name="size"
          aria-label={comfort.size}
          value={settings.size}
          onChange={(size) => void chooseSize(size)}
          options={sizes.map((value) => ({ value, label: comfort.sizes[value] }))}
        />
      </fieldset>
      {switches.map((name) => (
        <label key={name} htmlFor={name} className={css.row}>
          {comfort[name]}
          <Switch id={name} checked={settings[name]} onChange={(on) => void save({ [name]: on })} />
        </label>
      ))}
    </SideSheet>
  )
}
