import { fill } from '@takt/contract/errors.ts'
import { preferences, SavedView } from '@takt/contract/preferences.ts'
import { fieldsOf } from '~/fields/Field.tsx'
import { useWords } from '~/i18n/words.tsx'
import { Sheet } from './Sheet.tsx'

const Field = fieldsOf(SavedView)
export type ViewDraft = Omit<SavedView, 'id' | 'revision' | 'userName' | 'viewName'> &
  Partial<Pick<SavedView, 'id' | 'revision'>> & { viewName: string | null }

/** A view's name, and whether others may use it. */
export function ViewSheet({ draft, onClose }: { draft: ViewDraft; onClose: (done?: SavedView) => void }) {
  const { lists: listWords } = useWords()
  const title =
    draft.viewName === null ? listWords.newView : fill(listWords.editView, { view: draft.viewName })
  return (
    <Sheet
      title={title}
      command={preferences.saveView}
      start={draft}
      success={listWords.viewSaved}
      onClose={onClose}
    >
      <Field name="viewName" />
      <Field name="shared" hint={listWords.sharedHint} />
    </Sheet>
  )
}
