import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import type { z } from 'zod'
import type { Command } from '@takt/contract/endpoint.ts'
import { Refusal } from '@takt/contract/errors.ts'
import { useAsk } from '~/api/hooks.ts'
import { useWords } from '~/i18n/words.tsx'
import { confirm } from '~/ui/confirm.tsx'
import { useToast } from '~/ui/toast.ts'

type TypedOver<Of, Typed> = {
  typedOf: (of: Of) => Typed
  isSame: (one: Typed, other: Typed) => boolean
  /** Somebody saved since: the present record is no longer what was begun from. */
  isNewer: (now: Of, base: Of) => boolean
  onUnsaved: (unsaved: boolean) => void
}

/** What is typed over a definition, and what it was begun from: that is what it must still be when it is saved. */
export function useTypedOver<Of, Typed extends object>(
  now: Of,
  { typedOf, isSame, isNewer, onUnsaved }: TypedOver<Of, Typed>,
) {
  const [base, setBase] = useState(now)
  const [typed, setTyped] = useState<Typed>(() => typedOf(now))
  const saved = useMemo(() => typedOf(base), [base, typedOf])
  const unsaved = !isSame(typed, saved)
  const newer = isNewer(now, base)
  const begin = (from: Of) => {
    setBase(() => from)
    setTyped(typedOf(from))
  }
  // Nothing of ours is lost by following.
  if (newer && !unsaved) begin(now)

  const tell = useEffectEvent(onUnsaved)
  useEffect(() => tell(unsaved), [unsaved])
  return {
    base,
    typed,
    unsaved,
    overtaken: newer && unsaved,
    begin,
    change: (part: Partial<Typed>) => setTyped((typed) => ({ ...typed, ...part })),
    reset: () => setTyped(saved),
    takeTheirs: () => begin(now),
  }
}

/** Saves after a yes. What was saved, or null: the answer was no, or it was refused. */
export function useSaving<I extends z.ZodType, O extends z.ZodType>(
  command: Command<I, O>,
  begin: (done: z.output<O>) => void,
  onRefused: (refusal: Refusal | null) => void,
) {
  const words = useWords()
  const toast = useToast()
  const { mutateAsync } = useAsk(command, begin)
  return async (
    question: string,
    input: z.input<I>,
    success: (done: z.output<O>) => string,
  ): Promise<z.output<O> | null> => {
    if (!(await confirm({ title: question, yes: words.say.save, no: words.say.cancel }))) return null
    onRefused(null)
    try {
      const done = await mutateAsync(input)
      toast.tell(success(done))
      return done
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      onRefused(error)
      return null
    }
  }
}
