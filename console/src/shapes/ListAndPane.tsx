import { useState, type ReactNode } from 'react'
import { useWords } from '~/i18n/words.tsx'
import { Action } from '~/ui/Action.tsx'
import { useNarrow } from '~/ui/narrow.ts'
import css from './ListAndPane.module.css'

type ListAndPaneProps = {
  /** Narrower than that, what is open takes the place of the list. */
  below: number
  list: ReactNode
  /** What is open, with the button that folds the list away; null: nothing is. */
  pane: ((fold: ReactNode) => ReactNode) | null
}

/** A list of definitions with the open one next to it. */
export function ListAndPane({ below, list, pane }: ListAndPaneProps) {
  const { versions: versionWords } = useWords()
  const [folded, setFolded] = useState(false)
  const narrow = useNarrow(below)
  const fold = !narrow && (
    <Action icon={folded ? 'unfold' : 'fold'} bare onClick={() => setFolded(!folded)}>
      {folded ? versionWords.showList : versionWords.hideList}
    </Action>
  )
  return (
    <div className={css.body}>
      {!(pane && (narrow || folded)) && (
        <div className={css.list} data-split={pane !== null}>
          {list}
        </div>
      )}
      {pane && <div className={css.pane}>{pane(fold)}</div>}
    </div>
  )
}
