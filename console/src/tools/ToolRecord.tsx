import { useState } from 'react'
import { fill } from '@takt/contract/errors.ts'
import { ToolRow, tools } from '@takt/contract/tools.ts'
import { useAnswer, useForbidden } from '~/api/hooks.ts'
import { whoIs } from '~/api/people.ts'
import { useFormats } from '~/fields/format.tsx'
import { useWords } from '~/i18n/words.tsx'
import { Facts } from '~/shapes/Facts.tsx'
import { Opened } from '~/shapes/Opened.tsx'
import { Record } from '~/shapes/Record.tsx'
import { RecordBody } from '~/shapes/RecordBody.tsx'
import { Action } from '~/ui/Action.tsx'
import { Calibrations } from './Calibrations.tsx'
import { Drawing } from './Drawing.tsx'
import { Lives } from './Lives.tsx'
import { Maintenances } from './Maintenances.tsx'
import { YieldByAge } from './YieldByAge.tsx'
import { MoreLifeRequest } from './MoreLifeRequest.tsx'
import { ToolMoves } from './ToolMoves.tsx'
import { ToolSheet } from './ToolSheets.tsx'

const about = ['toolStatus', 'toolType', 'toolSetName', 'toolDescription'] as const
const life = ['frequency', 'frequencyAct', 'usesPerPass', 'startUses', 'totalUses', 'warnShare'] as const
const place = [
  'stationNumber',
  'position',
  'mountedAt',
  'mountedBy',
  'maintainedAt',
  'maintainedBy',
  'regrinds',
  'mostRegrinds',
] as const

/** One tool: its life, where it is, and all that was done with it. */
export function ToolRecord({ code, onClose }: { code: string; onClose: () => void }) {
  const { tools: toolWords } = useWords()
  const { count } = useFormats()
  const { data, error } = useAnswer(tools.one, { toolCode: code })
  const forbidden = useForbidden(tools.update)
  const [editing, edit] = useState(false)
  return (
    <Opened
      title={code}
      row={data}
      missing={error?.key === 'record.unknown'}
      error={error?.key === 'record.unknown' ? null : error}
      onClose={onClose}
    >
      {(row) => (
        <Record
          title={code}
          entity="tool"
          entityKey={code}
          lineNumber={row.lineNumber}
          onClose={onClose}
          actions={
            row.toolState !== 'scrapped' && (
              <Action icon="edit" blocked={forbidden} onClick={() => edit(true)}>
                {fill(toolWords.editOne, { code })}
              </Action>
            )
          }
        >
          <RecordBody
            actions={
              <>
                <ToolMoves tool={row} />
                <MoreLifeRequest tool={row} />
              </>
            }
          >
            {row.askedUses !== null && (
              <p>
                {fill(toolWords.asked, {
                  uses: count(row.askedUses),
                  by: whoIs(row.askedBy ?? ''),
                  reason: row.askedReason ?? '',
                })}
              </p>
            )}
            <Facts of={ToolRow} row={row} names={about} />
            <Facts of={ToolRow} row={row} names={life} />
            <Facts of={ToolRow} row={row} names={place.filter((name) => row[name] !== null)} />
            <Lives tool={row} />
            <Calibrations tool={row} />
            <Maintenances tool={row} />
            <YieldByAge tool={row} />
            <Drawing tool={row} />
          </RecordBody>
          {editing && <ToolSheet writing={row} onClose={() => edit(false)} />}
        </Record>
      )}
    </Opened>
  )
}
