import { useState } from 'react'
import { fill } from '@takt/contract/errors.ts'
import { tools } from '@takt/contract/tools.ts'
import { useCommand, useForbidden } from '~/api/hooks.ts'
import { useFormats } from '~/fields/format.tsx'
import { stateOf } from '~/fields/states.ts'
import { useWords } from '~/i18n/words.tsx'
import { ConfirmButton } from '~/shapes/ConfirmButton.tsx'
import { ScanField } from '~/shapes/ScanField.tsx'
import { Action } from '~/ui/Action.tsx'
import { signal } from '~/ui/signal.ts'
import { StatusDot } from '~/ui/StatusDot.tsx'
import css from './station.module.css'
import type { TaskProps } from './use-task.ts'

/** What is mounted here and how worn it is; another one is scanned, then the position it goes to. */
export function Tools({ screen: { stationNumber, tools: here } }: TaskProps) {
  const { stationScreen: said, tools: of } = useWords()
  const forbidden = useForbidden(tools.mount)
  const [scanned, take] = useState<string | null>(null)
  const mount = useCommand(tools.mount, ({ toolCode }) => fill(of.mounted, { code: toolCode }))
  const put = async (position: string | null) => {
    if (scanned === null) return false
    const done = await mount({ toolCode: scanned, stationNumber, position })
    signal(done ? 'good' : 'bad')
    if (done) take(null)
    return done
  }
  return (
    <div className={css.body}>
      {here.length === 0 && <p className={css.quiet}>{said.noTools}</p>}
      <ul className={css.calls}>
        {here.map((tool) => (
          <Mounted key={tool.toolCode} tool={tool} />
        ))}
      </ul>
      {forbidden ? (
        <p className={css.quiet}>{forbidden}</p>
      ) : scanned === null ? (
        // Anew for each question: what was scanned answers no second one.
        <ScanField
          key="tool"
          label={said.scanTool}
          action={of.mount}
          onScan={async (code) => {
            take(code)
            return true
          }}
        />
      ) : (
        <>
          <p role="status">{fill(said.whereTo, { code: scanned })}</p>
          <ScanField key={scanned} label={said.scanPosition} action={of.mount} onScan={put} />
          <div className={css.ways}>
            <Action icon="check" onClick={() => void put(null)}>
              {said.noPosition}
            </Action>
            <Action icon="undo" look="quiet" onClick={() => take(null)}>
              {said.otherTool}
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
