import { useEffect, useEffectEvent } from 'react'
import { fill } from '@takt/contract/errors.ts'
import { readLine, takeLineBefore } from '~/api/stored.ts'
import { speakWhole, useSpoken } from '~/i18n/words.tsx'
import { useChangeLine } from '~/shapes/go.ts'
import { useToast } from '~/ui/toast.ts'

/** Reports once that a link chose another line, with the way back: everything on screen is now about that one. */
export function useSayLine(isReady: boolean) {
  const toast = useToast()
  const change = useChangeLine()
  const say = useEffectEvent(async () => {
    const [before, line] = [takeLineBefore(), readLine()]
    if (before === null || line === null || before === line) return
    await speakWhole()
    const { shell, lists } = useSpoken.getState().words
    toast.offerUndo(
      fill(shell.lineOfLink, { line, before }),
      { undo: lists.undo, hint: lists.undoKey },
      () => void change(before),
    )
  })
  useEffect(() => {
    if (isReady) void say()
  }, [isReady])
}
