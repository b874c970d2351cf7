import { useState } from 'react'
import { Select, Spin, Switch } from 'antd'
import type { CollectionSet } from '@takt/contract/collectionSets.ts'
import { fill } from '@takt/contract/errors.ts'
import { sayRefusal, useWords } from '~/i18n/words.tsx'
import { EmptyState } from '~/ui/EmptyState.tsx'
import { Icon } from '~/ui/Icon.tsx'
import { SideSheet } from '~/ui/SideSheet.tsx'
import css from './collectionSets.module.css'
import { CompareTable } from './CompareTable.tsx'
import { useSet } from './whole-set.ts'

type CompareSetsProps = { colSetId: string; versions: readonly CollectionSet[]; now: number; onClose: () => void }

/** Two versions of a set side by side: at first the one that is open, against the one before it. */
export function CompareSets({ colSetId, versions, now, onClose }: CompareSetsProps) {
  const words = useWords()
  const { collectionSets: said } = words
  const others = versions.map(({ colSetVersion }) => colSetVersion).filter((version) => version !== now)
  const [first, setFirst] = useState(others.find((version) => version < now) ?? others.at(-1) ?? now)
  const [second, setSecond] = useState(now)
  const [all, setAll] = useState(false)
  const [before, after] = [useSet({ colSetId, colSetVersion: first }), useSet({ colSetId, colSetVersion: second })]
  const error = before.error ?? after.error

  const options = versions.map(({ colSetVersion, definitionStatus }) => ({ value: colSetVersion, label: fill(said.version, { version: colSetVersion, status: words.definitionStatus[definitionStatus] }) }))
  return (
    <SideSheet title={fill(said.compareOf, { colSetId })} size={820} onClose={onClose}>
      <div className={css.picks}>
        <Select aria-label={said.first} value={first} onChange={setFirst} options={options} popupMatchSelectWidth={false} />
        <Icon name="right" />
        <Select aria-label={said.second} value={second} onChange={setSecond} options={options} popupMatchSelectWidth={false} />
        <label><Switch size="small" checked={all} onChange={setAll} /> {said.showSame}</label>
      </div>
      {error && <EmptyState title={sayRefusal(words, error)} icon="warning" role="alert" />}
      {!error && !(before.data && after.data) && <Spin aria-label={words.say.loading} />}
      {before.data && after.data && <CompareTable before={before.data} after={after.data} all={all} />}
    </SideSheet>
  )
}
