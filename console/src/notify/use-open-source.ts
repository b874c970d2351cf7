import { notices, type Notice } from '@takt/contract/notices.ts'
import { useCommand } from '~/api/hooks.ts'
import { useGo } from '~/shapes/go.ts'
import { sourceOf } from '@takt/contract/notice-source.ts'

/** Opening what a notice is about reads it, as on the bell. */
export function useOpenSource() {
  const go = useGo()
  const read = useCommand(notices.read)
  return (notice: Notice) => {
    if (notice.messageStatus === 'unread') void read({ ids: [notice.id] })
    go(sourceOf(notice), notice.lineNumber)
  }
}
