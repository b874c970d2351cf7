import { useWords } from '~/i18n/words.tsx'
import { Action } from '~/ui/Action.tsx'
import css from './processings.module.css'
import type { Editing } from './use-editing.ts'
import type { RouteDraft } from './use-route-draft.ts'

/** What is done with the steps. */
export function EditorBar({ draft, editing }: { draft: RouteDraft; editing: Editing }) {
  const { processings: said } = useWords()
  const none = editing.chosen ? null : said.chooseFirst
  return (
    <div className={css.bar} role="toolbar" aria-label={said.editor}>
      <Action icon="plus" onClick={editing.add}>
        {said.add}
      </Action>
      <Action icon="history" blocked={none} onClick={editing.addRework}>
        {said.addRework}
      </Action>
      <Action icon="bin" blocked={none} onClick={() => editing.remove(true)}>
        {said.remove}
      </Action>
      <span className={css.gap} />
      <Action icon="undo" blocked={draft.undo ? null : said.nothingUndone} onClick={() => draft.undo?.()}>
        {said.undo}
      </Action>
      <Action icon="redo" blocked={draft.redo ? null : said.nothingRedone} onClick={() => draft.redo?.()}>
        {said.redo}
      </Action>
    </div>
  )
}
