import { useState } from 'react'
import type { z } from 'zod'
import { fill } from '@takt/contract/errors.ts'
import type { Found } from '@takt/contract/found-units.ts'
import { genealogy } from '@takt/contract/genealogy.ts'
import { useAnswer, useCommand } from '~/api/hooks.ts'
import { idOfAct } from '~/api/once.ts'
import { useFormats } from '~/fields/format.tsx'
import { useWords } from '~/i18n/words.tsx'

type Asked = z.input<typeof genealogy.hold.input>

/** Does one thing to all that were found; `progress` says how far it has come, as the server works through a long list piece by piece. */
export function useFoundAct(
  endpoint: typeof genealogy.hold | typeof genealogy.rework,
  label: string,
  onDone: (found: Found) => void,
) {
  const { lists } = useWords()
  const { count } = useFormats()
  const [messageId, setMessageId] = useState<string | null>(null)
  const ready = messageId !== null
  const { data } = useAnswer(genealogy.progress, { messageId: messageId ?? '' }, { ready, every: 500 })
  const make = useCommand(endpoint, undefined, { onDone })
  const act = async (asked: Asked) => {
    setMessageId(idOfAct(endpoint, asked))
    try {
      return await make(asked)
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
