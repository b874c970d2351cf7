import { useState } from 'react'
import { fill } from '@takt/contract/errors.ts'
import { type ToolRow, tools } from '@takt/contract/tools.ts'
import { useCommand, useForbidden } from '~/api/hooks.ts'
import { useSession } from '~/api/session.ts'
import { useFormats } from '~/fields/format.tsx'
import { useWords } from '~/i18n/words.tsx'
import { ConfirmButton } from '~/shapes/ConfirmButton.tsx'
import { Action } from '~/ui/Action.tsx'
import { AskMoreSheet } from './ToolSheets.tsx'

/** More uses than its life: one person requests, and may take it back; another decides. */
export function MoreLifeRequest({ tool }: { tool: ToolRow }) {
  const { tools: toolWords, error } = useWords()
  const { count } = useFormats()
  const forbidden = useForbidden(tools.askMore)
  const me = useSession(({ info }) => info?.userId)
  const allow = useCommand(tools.allowMore, toolWords.done)
  const refuse = useCommand(tools.refuseMore, toolWords.done)
  const [asking, ask] = useState(false)
  const { toolCode, toolState, askedUses, askedBy } = tool
  if (toolState === 'maintenance' || toolState === 'scrapped') return null
  if (askedUses === null)
    return (
      <>
        <Action icon="plus" blocked={forbidden} onClick={() => ask(true)}>
          {toolWords.askMore}
        </Action>
        {asking && <AskMoreSheet tool={tool} onClose={() => ask(false)} />}
      </>
    )
  const isMine = me === askedBy
  const facts = { code: toolCode, uses: count(askedUses) }
  return (
    <>
      <ConfirmButton
        icon="check"
        blocked={forbidden ?? (isMine ? error['tools.same_person'] : null)}
        question={fill(toolWords.allowQuestion, facts)}
        onConfirm={() => allow({ toolCode })}
      >
        {toolWords.allowMore}
      </ConfirmButton>
      <ConfirmButton
        icon="stop"
        blocked={forbidden}
        question={fill(isMine ? toolWords.takeBackQuestion : toolWords.refuseQuestion, facts)}
        reason="required"
        onConfirm={(reason) => refuse({ toolCode, reason })}
      >
        {isMine ? toolWords.takeBack : toolWords.refuseMore}
      </ConfirmButton>
    </>
  )
}
