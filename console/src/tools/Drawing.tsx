import { useState } from 'react'
import { type ToolRow, tools } from '@takt/contract/tools.ts'
import { fetchFile } from '~/api/download.ts'
import { useWords } from '~/i18n/words.tsx'
import { FileLook, lookOfFile } from '~/shapes/FileLook.tsx'
import { Panel } from '~/shapes/Panel.tsx'
import { Action } from '~/ui/Action.tsx'

/** The drawing of a tool, read on request. */
export function Drawing({ tool: { toolCode, drawingId, drawingName, drawingType } }: { tool: ToolRow }) {
  const { tools: toolWords } = useWords()
  const [shown, show] = useState(false)
  const look = drawingType && lookOfFile(drawingType)
  if (!drawingId || !look) return null
  return (
    <Panel title={toolWords.drawing}>
      {shown ? (
        <FileLook
          kept={['drawing', drawingId]}
          look={look}
          name={drawingName ?? toolWords.drawing}
          fetch={(signal) => fetchFile(tools.drawing, { toolCode }, () => {}, signal)}
        />
      ) : (
        <Action icon="eye" onClick={() => show(true)}>
          {toolWords.showDrawing}
        </Action>
      )}
    </Panel>
  )
}
