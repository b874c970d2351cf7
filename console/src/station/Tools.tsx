import { useState } from 'react'
import { fill } from '@takt/contract/errors.ts'
import { tools } from '@takt/contract/tools.ts'
import { useCommand, useForbidden, useLookUp } from '~/api/hooks.ts'
import { useFormats } from '~/fields/format.tsx'
import { stateOf } from '~/fields/states.ts'
import { sayRefusal, useWords } from '~/i18n/words.tsx'
import { ConfirmButton } from '~/shapes/ConfirmButton.tsx'
import { ScanField } from '~/shapes/ScanField.tsx'
import { Action } from '~/ui/Action.tsx'
import { signal } from '~/ui/signal.ts'
import { StatusDot } from '~/ui/StatusDot.tsx'
import css from './station.module.css'
import type { TaskProps } from './use-task.ts'

/** What is mounted here and how worn it is; another one is scanned, then the position it goes to. */
export function Tools({ screen: { stationNumber, tools: mounted } }: TaskProps) {
  const words = useWords()
  const { stationScreen: stationScreenWords, tools: of } = words
  const forbidden = useForbidden(tools.mount)
  const look = useLookUp(tools.one)
  const [scanned, take] = useState<string | null>(null)
  const [fault, tell] = useState<string | null>(null)
  const refuse = (why: string) => {
    signal('bad')
    tell(why)
    take(null)
  }
  const mount = useCommand(tools.mount, ({ toolCode }) => fill(of.mounted, { code: toolCode }), {
    onDone: () => {
      signal('good')
      take(null)
    },
    // What is wrong with the tool is answered by another tool, what is wrong with the position by another position.
    refused: (refusal) => {
      const isOfTool = refusal.key.startsWith('tool') && refusal.field !== 'position'
      if (isOfTool) refuse(sayRefusal(words, refusal))
      else signal('bad')
      return isOfTool
    },
  })
  const put = async (position: string | null) =>
    scanned !== null && (await mount({ toolCode: scanned, stationNumber, position }))
  const seek = async (toolCode: string) => {
    tell(null)
    const refusal = await look({ toolCode })
    if (refusal === null) take(toolCode)
    else if (refusal.key === 'record.unknown') refuse(fill(of.unknown, { code: toolCode }))
    else refuse(sayRefusal(words, refusal))
    return refusal === null
  }
  return (
    <div className={css.body}>
      {mounted.length === 0 && <p className={css.quiet}>{stationScreenWords.noTools}</p>}
      <ul className={css.calls}>
        {mounted.map((tool) => (
          <Mounted key={tool.toolCode} tool={tool} />
        ))}
      </ul>
      {forbidden ? (
        <p className={css.quiet}>{forbidden}</p>
      ) : scanned === null ? (
        // Anew for each question: what was scanned answers no second one.
        <>
          <ScanField key="tool" label={stationScreenWords.scanTool} action={of.mount} onScan={seek} />
          {fault !== null && <p role="alert">{fault}</p>}
        </>
      ) : (
        <>
          <p role="status">{fill(stationScreenWords.whereTo, { code: scanned })}</p>
          <ScanField key={scanned} label={stationScreenWords.scanPosition} action={of.mount} onScan={put} />
          <div className={css.ways}>
            <Action icon="check" onClick={() => void put(null)}>
              {stationScreenWords.noPosition}
            </Action>
            <Action icon="undo" look="quiet" onClick={() => take(null)}>
              {stationScreenWords.otherTool}
            </Action>
          </div>
        </>
      )}
    </div>
  )
}

function Mounted({ tool }: { tool: TaskProps['screen']['tools'][number] }) {
  const { tools: of, toolStatus: statuses, calibrationStatus: gauges } = useWords()
  const { share } = useFormats()
  const forbidden = useForbidden(tools.dismount)
  const dismount = useCommand(tools.dismount, of.done)
  const { toolCode, toolType, position, toolStatus, usedShare, calibrationStatus } = tool
  return (
    <li>
      <div>
        <b>{position ?? '–'}</b>
        <b>{toolCode}</b>
        <span>{toolType}</span>
        <StatusDot {...stateOf('toolStatus', toolStatus)} pill>
          {statuses[toolStatus]}
        </StatusDot>
        <span>{share(usedShare)}</span>
        {calibrationStatus !== null && (
          <StatusDot {...stateOf('calibrationStatus', calibrationStatus)} pill>
            {gauges[calibrationStatus]}
          </StatusDot>
        )}
      </div>
      <div className={css.ways}>
        <ConfirmButton
          icon="undo"
          blocked={forbidden}
          question={fill(of.dismountQuestion, { code: toolCode })}
          onConfirm={() => dismount({ toolCode })}
        >
          {of.dismount}
        </ConfirmButton>
      </div>
    </li>
  )
}
