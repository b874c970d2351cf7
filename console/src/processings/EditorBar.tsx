import { useWords } from '~/i18n/words.tsx'
import { Action } from '~/ui/Action.tsx'
import css from './processings.module.css'
import type { Editing } from './use-editing.ts'
import type { RouteDraft } from './use-route-draft.ts'

/** What is done with the steps. */
export function EditorBar({ draft, editing }: { draft: RouteDraft; editing: Editing }) {
  const { processings: processingWords } = useWords()
  const none = editing.chosen ? null : processingWords.chooseFirst
  return (
    <div className={css.bar} role="toolbar" aria-label={processingWords.editor}>
      <Action icon="plus" onClick={editing.add}>
        {processingWords.add}
      </Action>
      <Action icon="history" blocked={none} onClick={editing.addRework}>
        {processingWords.addRework}
      </Action>
      <Action icon="bin" blocked={none} onClick={() => editing.remove(true)}>
        {processingWords.remove}
      </Action>
      <span className={css.gap} />
      <Action
        icon="undo"
        blocked={draft.undo ? null : processingWords.nothingUndone}
        onClick={() => draft.undo?.()}
      >
        {processingWords.undo}
      </Action>
      <Action
        icon="redo"
        blocked={draft.redo ? null : processingWords.nothingRedone}
        onClick={() => draft.redo?.()}
      >
        {processingWords.redo}
      </Action>
    </div>
  )
}
