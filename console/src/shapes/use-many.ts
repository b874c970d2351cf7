import { useState } from 'react'
import type { z } from 'zod'
import type { Command, Query } from '@takt/contract/endpoint.ts'
import { fill } from '@takt/contract/errors.ts'
import { useAnswer, useCommand } from '~/api/hooks.ts'
import { idOfAct } from '~/api/once.ts'
import { useFormats } from '~/fields/format.tsx'
import { useWords } from '~/i18n/words.tsx'

type Progress = Query<
  z.ZodObject<{ messageId: z.ZodString }>,
  z.ZodObject<{ units: z.ZodNullable<z.ZodNumber>; done: z.ZodNumber }>
>

/** Does one thing to all that were found; `progress` shows how far it has come, as the server works through a long list piece by piece. */
export function useMany<I extends z.ZodType, O extends z.ZodType>(
  endpoint: Command<I, O>,
  progressOf: Progress,
  label: string,
  onDone: (found: z.output<O>) => void,
) {
  const { lists } = useWords()
  const { count } = useFormats()
  const [messageId, setMessageId] = useState<string | null>(null)
  const ready = messageId !== null
  const { data } = useAnswer(progressOf, { messageId: messageId ?? '' }, { ready, every: 500 })
  const make = useCommand(endpoint, undefined, { onDone })
  const act = async (input: z.input<I>) => {
    setMessageId(idOfAct(endpoint, input))
    try {
      return await make(input)
    } finally {
      setMessageId(null)
    }
  }
  const units = ready && data?.units
  return {
    act,
    progress: units ? fill(lists.doing, { label, done: count(data.done), count: count(units) }) : null,
  }
}
