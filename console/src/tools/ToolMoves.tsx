import { useState } from 'react'
import { fill } from '@takt/contract/errors.ts'
import { mayMoveTool, type ToolMove, type ToolRow, tools } from '@takt/contract/tools.ts'
import { useCommand, useForbidden } from '~/api/hooks.ts'
import { useWords } from '~/i18n/words.tsx'
import { ConfirmButton } from '~/shapes/ConfirmButton.tsx'
import { Action } from '~/ui/Action.tsx'
import type { IconName } from '~/ui/Icon.tsx'
import { GiveBackSheet, MountSheet } from './ToolSheets.tsx'

const icons: Record<ToolMove, IconName> = {
  mount: 'plus',
  dismount: 'undo',
  maintain: 'gear',
  giveBack: 'check',
  scrap: 'bin',
}

/** What may be done with a tool where it is now. */
export function ToolMoves({ tool, bare = false }: { tool: ToolRow; bare?: boolean }) {
  const { tools: toolWords } = useWords()
  // Whoever works at a station changes its tools, and no more.
  const [noChange, noUpkeep] = [useForbidden(tools.mount), useForbidden(tools.maintain)]
  const [shown, show] = useState<'mount' | 'giveBack' | null>(null)
  const dismount = useCommand(tools.dismount, toolWords.done)
  const maintain = useCommand(tools.maintain, toolWords.done)
  const scrap = useCommand(tools.scrap, toolWords.done)
  const { toolCode, toolState } = tool
  const code = toolCode
  const may = (move: ToolMove) => mayMoveTool(move, toolState)
  const [change, upkeep] = [
    { bare, blocked: noChange },
    { bare, blocked: noUpkeep },
  ]
  return (
    <>
      {may('mount') && (
        <Action {...change} icon={icons.mount} word={toolWords.mount} onClick={() => show('mount')}>
          {fill(toolWords.mountOne, { code })}
        </Action>
      )}
      {may('giveBack') && (
        <Action {...upkeep} icon={icons.giveBack} word={toolWords.giveBack} onClick={() => show('giveBack')}>
          {fill(toolWords.giveBackOne, { code })}
        </Action>
      )}
      {may('dismount') && (
        <ConfirmButton
          {...change}
          icon={icons.dismount}
          question={fill(toolWords.dismountQuestion, { code })}
          onConfirm={() => dismount({ toolCode })}
        >
          {toolWords.dismount}
        </ConfirmButton>
      )}
      {may('maintain') && (
        <ConfirmButton
          {...upkeep}
          icon={icons.maintain}
          question={fill(toolWords.maintainQuestion, { code })}
          reason="required"
          onConfirm={(reason) => maintain({ toolCode, reason })}
        >
          {toolWords.maintain}
        </ConfirmButton>
      )}
      {may('scrap') && (
        <ConfirmButton
          {...upkeep}
          icon={icons.scrap}
          destroys
          question={fill(toolWords.scrapQuestion, { code })}
          reason="required"
          onConfirm={(reason) => scrap({ toolCode, reason })}
        >
          {toolWords.scrap}
        </ConfirmButton>
      )}
      {shown === 'mount' && <MountSheet tool={tool} onClose={() => show(null)} />}
      {shown === 'giveBack' && <GiveBackSheet tool={tool} onClose={() => show(null)} />}
    </>
  )
}
