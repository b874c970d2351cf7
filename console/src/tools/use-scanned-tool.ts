import { useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { fill, Refusal } from '@takt/contract/errors.ts'
import { mayMoveTool, type ToolRow, tools } from '@takt/contract/tools.ts'
import { call } from '~/api/call.ts'
import { useForbidden } from '~/api/hooks.ts'
import { keyOf } from '~/api/keys.ts'
import { sayRefusal, useWords } from '~/i18n/words.tsx'

/** A scanned tool is mounted, where it may be; any other is opened, and shows there why. */
export function useScannedTool(open: (toolCode: string) => void) {
  const words = useWords()
  const cache = useQueryClient()
  const forbidden = useForbidden(tools.mount)
  const [mounting, mount] = useState<ToolRow | null>(null)
  const [notice, say] = useState<string | null>(null)
  const seek = async (toolCode: string) => {
    say(null)
    try {
      const tool = await cache.fetchQuery({
        queryKey: keyOf(tools.one, { toolCode }),
        queryFn: ({ signal }) => call(tools.one, { toolCode }, signal),
      })
      if (forbidden === null && mayMoveTool('mount', tool.toolState)) mount(tool)
      else open(toolCode)
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      say(
        error.key === 'record.unknown'
          ? fill(words.tools.unknown, { code: toolCode })
          : sayRefusal(words, error),
      )
    }
  }
  return { seek, notice, mounting, done: () => mount(null) }
}
