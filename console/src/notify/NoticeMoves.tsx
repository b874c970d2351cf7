import { notices, type Notice } from '@takt/contract/notices.ts'
import { useCommand } from '~/api/hooks.ts'
import { undoing } from '~/api/undo.ts'
import { useWords } from '~/i18n/words.tsx'
import { ConfirmButton } from '~/shapes/ConfirmButton.tsx'
import { Action } from '~/ui/Action.tsx'

/** What its reader may do with a notice. */
export function NoticeMoves({ notice: { id, messageStatus } }: { notice: Notice }) {
  const { notices: bell, notifyCenter: notifyCenterWords, messageStatus: states } = useWords()
  const ids = [id]
  const read = useCommand(notices.read, notifyCenterWords.readDone)
  const handle = useCommand(notices.handle, notifyCenterWords.handleDone, {
    undo: () => undoing(notices.handle, { ids, handled: false }),
  })
  const reopen = useCommand(notices.handle, notifyCenterWords.reopenDone)
  const remove = useCommand(notices.delete)
  return (
    <>
      {messageStatus === 'handled' ? (
        <Action icon="undo" bare onClick={() => void reopen({ ids, handled: false })}>
          {notifyCenterWords.reopen}
        </Action>
      ) : (
        <Action icon="check" word={states.handled} onClick={() => void handle({ ids })}>
          {notifyCenterWords.handle}
        </Action>
      )}
      {messageStatus === 'unread' && (
        <Action icon="eye" bare onClick={() => void read({ ids })}>
          {notifyCenterWords.read}
        </Action>
      )}
      <ConfirmButton
        icon="bin"
        look="danger"
        bare
        question={notifyCenterWords.remove}
        onConfirm={() => remove({ ids })}
      >
        {bell.remove}
      </ConfirmButton>
    </>
  )
}
