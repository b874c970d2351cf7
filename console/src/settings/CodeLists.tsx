import { useState } from 'react'
import { Select, Tabs } from 'antd'
import { useFormContext, useFormState } from 'react-hook-form'
import { codeListNames, type CodeListName } from '@takt/contract/settings.ts'
import { useWords } from '~/i18n/words.tsx'
import { useNarrow } from '~/ui/narrow.ts'
import { CodeRows } from './CodeRows.tsx'
import { Mark } from './Mark.tsx'
import css from './settings.module.css'
import type { Typed } from './use-settings.ts'

/** The codes that are offered where one is typed, list by list. */
export function CodeListsSection() {
  const { settings: settingsWords } = useWords()
  const narrow = useNarrow(900)
  const [list, choose] = useState<CodeListName>('units')
  const { errors } = useFormState({ control: useFormContext<Typed>().control })
  const label = (name: CodeListName) => (
    <Mark wrong={errors.settings?.codeLists?.[name] !== undefined}>{settingsWords.codeList[name]}</Mark>
  )
  return (
    <div className={css.wideSection}>
      <p className={css.about}>{settingsWords.listsHint}</p>
      {narrow ? (
        <Select
          aria-label={settingsWords.section.codeLists}
          value={list}
          onChange={choose}
          options={codeListNames.map((name) => ({ value: name, label: label(name) }))}
        />
      ) : (
        <Tabs
          size="small"
          type="card"
          activeKey={list}
          onChange={(key) => choose(key as CodeListName)} // the items' own keys
          items={codeListNames.map((name) => ({ key: name, label: label(name) }))}
        />
      )}
      <CodeRows key={list} list={list} />
    </div>
  )
}
