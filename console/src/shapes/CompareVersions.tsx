import { useState, type ReactNode } from 'react'
import { Select, Switch } from 'antd'
import { fill } from '@takt/contract/errors.ts'
import type { DefinitionStatus } from '@takt/contract/moves.ts'
import { useWords } from '~/i18n/words.tsx'
import { Icon } from '~/ui/Icon.tsx'
import { SideSheet } from '~/ui/SideSheet.tsx'
import css from './Compare.module.css'

type CompareVersionsProps = {
  code: string
  versions: readonly { version: number; definitionStatus: DefinitionStatus }[]
  /** The one that is open. */
  now: number
  onClose: () => void
  /** What is chosen before the versions. */
  above?: ReactNode
  /** Draws the two; `all`: also what does not differ. */
  children: (first: number, second: number, all: boolean) => ReactNode
}

/** Two versions of a definition side by side: at first the one that is open, against the one before it. */
export function CompareVersions({ code, versions, now, onClose, above, children }: CompareVersionsProps) {
  const words = useWords()
  const { versions: versionWords } = words
  const otherVersions = versions.map(({ version }) => version).filter((version) => version !== now)
  const [first, setFirst] = useState(
    otherVersions.find((version) => version < now) ?? otherVersions.at(-1) ?? now,
  )
  const [second, setSecond] = useState(now)
  const [all, setAll] = useState(false)
  const options = versions.map(({ version, definitionStatus }) => ({
    value: version,
    label: fill(versionWords.version, { version, status: words.definitionStatus[definitionStatus] }),
  }))
  return (
    <SideSheet title={fill(versionWords.compareOf, { code })} size={820} onClose={onClose}>
      <div className={css.picks}>
        {above}
        <Select
          aria-label={versionWords.first}
          value={first}
          onChange={setFirst}
          options={options}
          popupMatchSelectWidth={false}
        />
        <Icon name="right" />
        <Select
          aria-label={versionWords.second}
          value={second}
          onChange={setSecond}
          options={options}
          popupMatchSelectWidth={false}
        />
        <label>
          <Switch size="small" checked={all} onChange={setAll} /> {versionWords.showSame}
        </label>
      </div>
      {children(first, second, all)}
    </SideSheet>
  )
}
