import { useState } from 'react'
import { Select, Tabs } from 'antd'
import { codeListNames, type CodeListName } from '@takt/contract/settings.ts'
import { useWords } from '~/i18n/words.tsx'
import { useNarrow } from '~/ui/narrow.ts'
import { CodeRows } from './CodeRows.tsx'
import css from './settings.module.css'

/** The codes that are offered where one is typed, list by list. */
export function CodeListsSection() {
  const { settings: said } = useWords()
  const narrow = useNarrow(900)
  const [list, choose] = useState<CodeListName>('units')
  return (
    <div className={css.wideSection}>
      <p className={css.about}>{said.listsHint}</p>
      {narrow ? (
        <Select
          aria-label={said.section.codeLists}
          value={list}
          onChange={choose}
          options={codeListNames.map((name) => ({ value: name, label: said.codeList[name] }))}
        />
      ) : (
        <Tabs
          size="small"
          type="card"
          activeKey={list}
          onChange={(key) => choose(key as CodeListName)} // the items' own keys
          items={codeListNames.map((name) => ({ key: name, label: said.codeList[name] }))}
        />
      )}
      <CodeRows key={list} list={list} />
    </div>
  )
}
