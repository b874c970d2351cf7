import { useBrand } from '~/api/brand.ts'
import { ownNames, useLanguage, useWords } from '~/i18n/words.tsx'
import { Action } from '~/ui/Action.tsx'
import { Menu } from '~/ui/Menu.tsx'
import { useChooseLanguage } from './comfort/language.ts'

export function LanguageSelect() {
  const { shell } = useWords()
  const now = useLanguage()
  const choose = useChooseLanguage()
  const { languages } = useBrand()
  const items = languages.map((language) => ({
    key: language,
    disabled: language === now,
    label: <span lang={language}>{ownNames[language]}</span>,
    onClick: () => void choose(language),
  }))
  return (
    <Menu
      items={items}
      button={(press) => (
        <Action icon="language" look="quiet" bare onClick={press}>
          {shell.language}
        </Action>
      )}
    />
  )
}
