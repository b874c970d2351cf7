import { useState } from 'react'
import { Select, Tabs } from 'antd'
import { codeListNames, type CodeListName } from '@takt/contract/settings.ts'
import { useWords } from '~/i18n/words.tsx'
import { useNarrow } from '~/ui/narrow.ts'
import { CodeRows } from './CodeRows.tsx'
import css from './settings.module.css'

/** The codes that are offered where one is typed, list by list. */
export function CodeListsSection() {
  const { settings: settingsWords } = useWords()
  const narrow = useNarrow(900)
  const [list, choose] = useState<CodeListName>('units')
  return (
    <div className={css.wideSection}>
      <p className={css.about}>{settingsWords.listsHint}</p>
      {narrow ? (
        <Select
          aria-label={settingsWords.section.codeLists}
          value={list}
          onChange={choose}
          options={codeListNames.map((name) => ({ value: name, label: settingsWords.codeList[name] }))}
        />
      ) : (
        <Tabs
          size="small"
          type="card"
          activeKey={list}
          onChange={(key) => choose(key as CodeListName)} // the items' own keys
          items={codeListNames.map((name) => ({ key: name, label: settingsWords.codeList[name] }))}
        />
      )}
      <CodeRows key={list} list={list} />
    </div>
  )
}
