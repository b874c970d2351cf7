import { useQueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import { featureOf, type Command, type Endpoint } from '@takt/contract/endpoint.ts'
import { Refusal } from '@takt/contract/errors.ts'
import { sayRefusal, useWords } from '~/i18n/words.tsx'
import { useToast } from '~/ui/toast.ts'
import { call } from './call.ts'

/** What takes a command back. The server decides whether that is still possible. */
export type Undoing = () => Promise<unknown>

/** `undoing(orders.queue, { id, before, seen: done.sequence })` */
export const undoing =
  <I extends z.ZodType, O extends z.ZodType>(endpoint: Command<I, O>, input: z.input<I>): Undoing =>
  () =>
    call(endpoint, input)

/** Reports that it is done, with an Undo where there is one. */
export function useOfferUndo(endpoint: Pick<Endpoint, 'name' | 'touches'>) {
  const words = useWords()
  const toast = useToast()
  const cache = useQueryClient()
  const takeBack = async (undo: Undoing) => {
    try {
      await undo()
      toast.tell(words.lists.undone)
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      toast.refuse(sayRefusal(words, error), { id: error.key })
    }
    await Promise.all(
      [featureOf(endpoint), ...(endpoint.touches ?? []), 'audit'].map((name) =>
        cache.invalidateQueries({ queryKey: [name] }),
      ),
    )
  }
  return (success: string, undo: Undoing | null) => {
    if (undo)
      toast.offerUndo(
        success,
        { undo: words.lists.undo, hint: words.lists.undoKey },
        () => void takeBack(undo),
      )
    else toast.tell(success)
  }
}
