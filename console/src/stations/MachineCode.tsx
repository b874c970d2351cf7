import { useState } from 'react'
import { fill } from '@takt/contract/errors.ts'
import { machineCodes } from '@takt/contract/machineCodes.ts'
import { useAnswer, useCommand, useForbidden } from '~/api/hooks.ts'
import { whoIs } from '~/api/people.ts'
import { useFormats } from '~/fields/format.tsx'
import { useWords } from '~/i18n/words.tsx'
import { ConfirmButton } from '~/shapes/ConfirmButton.tsx'
import { History } from '~/shapes/History.tsx'
import { NotRead } from '~/shapes/NotRead.tsx'
import { Panel } from '~/shapes/Panel.tsx'
import { PrintMachineCode } from '~/shapes/PrintLabels.tsx'
import { Action } from '~/ui/Action.tsx'
import css from './stations.module.css'

type MachineCodeProps = { stationNumber: string; lineNumber: string }

/** The code that hangs at the machine: printed, shown, made invalid. */
export function MachineCode({ stationNumber, lineNumber }: MachineCodeProps) {
  const { machine: machineWords } = useWords()
  const formats = useFormats()
  const { data: code, error, refetch } = useAnswer(machineCodes.of, { stationNumber })
  const forbidden = useForbidden(machineCodes.print)
  const [printing, setPrinting] = useState(false)
  const revoke = useCommand(machineCodes.revoke, machineWords.revoked)
  if (error && code === undefined) return <NotRead error={error} again={refetch} />
  return (
    <Panel title={machineWords.code}>
      <p className={css.about}>{machineWords.codeAbout}</p>
      {code === null && <p>{machineWords.noCode}</p>}
      {code && (
        <p>
          {fill(machineWords.codeMade, { at: formats.instant(code.madeAt), by: whoIs(code.madeBy) })}{' '}
          <a href={code.path} target="_blank" rel="noreferrer">
            {machineWords.open}
          </a>
        </p>
      )}
      <p className={css.buttons}>
        <Action icon="print" blocked={forbidden} onClick={() => setPrinting(true)}>
          {machineWords.print}
        </Action>
        <ConfirmButton
          icon="close"
          look="danger"
          blocked={forbidden ?? (code ? null : machineWords.noCode)}
          question={fill(machineWords.revokeQuestion, { stationNumber })}
          onConfirm={() => revoke({ stationNumber })}
        >
          {machineWords.revoke}
        </ConfirmButton>
      </p>
      <h3>{machineWords.codeChanges}</h3>
      <History entity="machineCode" entityKey={stationNumber} lineNumber={lineNumber} />
      {printing && <PrintMachineCode stationNumber={stationNumber} onClose={() => setPrinting(false)} />}
    </Panel>
  )
}
