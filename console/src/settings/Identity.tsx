import { Select } from 'antd'
import { languages } from '@takt/contract/languages.ts'
import { Identity } from '@takt/contract/brand.ts'
import { ownNames, useWords } from '~/i18n/words.tsx'
import { Logo } from './Logo.tsx'
import css from './settings.module.css'
import { SettingField } from './SettingField.tsx'

const { title, company, logo, languages: offered, linkTitle, linkAddress, showSettings } = Identity.shape

/** How the system presents itself. `saved`: the logo that is in force. */
export function IdentitySection({ saved }: { saved: string | null }) {
  const { settings: settingsWords } = useWords()
  return (
    <div className={css.section}>
      <SettingField
        path="settings.identity.title"
        schema={title}
        label={settingsWords.fields.title}
        hint={settingsWords.titleHint}
      />
      <SettingField path="settings.identity.company" schema={company} label={settingsWords.fields.company} />
      <SettingField
        path="settings.identity.languages"
        schema={offered}
        label={settingsWords.fields.languages}
        hint={settingsWords.languagesHint}
        input={({ id, value, onChange, onBlur, invalid, describedBy }) => (
          <Select
            id={id}
            mode="multiple"
            value={Array.isArray(value) ? value.map(String) : []}
            onChange={onChange}
            onBlur={onBlur}
            status={invalid ? 'error' : ''}
            aria-invalid={invalid}
            aria-describedby={describedBy}
            options={languages.map((one) => ({ value: one as string, label: ownNames[one] }))}
          /> // the field holds a list of languages
        )}
      />
      <SettingField
        path="settings.identity.linkTitle"
        schema={linkTitle}
        label={settingsWords.fields.linkTitle}
      />
      <SettingField
        path="settings.identity.linkAddress"
        schema={linkAddress}
        label={settingsWords.fields.linkAddress}
        hint={settingsWords.linkHint}
      />
      <SettingField
        path="settings.identity.showSettings"
        schema={showSettings}
        label={settingsWords.fields.showSettings}
      />
      <SettingField
        path="settings.identity.logo"
        schema={logo}
        label={settingsWords.fields.logo}
        input={(input) => <Logo {...input} saved={saved} />}
      />
    </div>
  )
}
