import { Dropdown } from 'antd'
import { languages, type Language } from '@takt/contract/languages.ts'
import { writeCookie } from '~/api/stored.ts'
import { ownNames, speak, useLanguage, useWords } from '~/i18n/words.tsx'
import { Action } from '~/ui/Action.tsx'
import { useToast } from '~/ui/toast.ts'

export function LanguageSelect() {
  const { shell } = useWords()
  const now = useLanguage()
  const toast = useToast()
  const choose = async (language: Language) => {
    writeCookie('language', language)
    toast.tell(await speak(language))
  }
  const items = languages.map((language) => ({
    key: language, disabled: language === now, label: <span lang={language}>{ownNames[language]}</span>, onClick: () => void choose(language),
  }))
  return <Dropdown menu={{ items }} trigger={['click']}><span><Action icon="language" look="quiet" bare onClick={() => {}}>{shell.language}</Action></span></Dropdown>
}
