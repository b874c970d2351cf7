import type { ReactNode } from 'react'
import { fill } from '@takt/contract/errors.ts'
import { LineRow, lines } from '@takt/contract/lines.ts'
import { useAnswer, useForbidden } from '~/api/hooks.ts'
import { type Formats, useFormats } from '~/fields/format.tsx'
import { useWords } from '~/i18n/words.tsx'
import { Facts } from '~/shapes/Facts.tsx'
import { History } from '~/shapes/History.tsx'
import { Panel } from '~/shapes/Panel.tsx'
import { Record } from '~/shapes/Record.tsx'
import { ShiftDay } from '~/shapes/ShiftDay.tsx'
import { Action } from '~/ui/Action.tsx'
import css from './lines.module.css'
import { useLine } from './use-line.ts'

type LineRecordProps = {
  lineNumber: string
  actions: (line: LineRow) => ReactNode
  onShifts: () => void
  onClose: () => void
}

/** One line: what it is, what it shall reach, when it works, and who changed what. It closes by itself when the line is gone. */
export function LineRecord({ lineNumber, actions, onShifts, onClose }: LineRecordProps) {
  const { lines: lineWords } = useWords()
  const { line } = useLine(lineNumber)
  const forbidden = useForbidden(lines.saveShifts)
  const { data } = useAnswer(lines.shifts, { lineNumber }, { ready: line !== undefined })
  if (!line) return null
  const edit = (
    <Action icon="edit" blocked={forbidden} onClick={onShifts}>
      {fill(lineWords.editShifts, { lineNumber })}
    </Action>
  )
  return (
    <Record
      title={`${lineNumber} · ${line.lineName}`}
      entity="line"
      entityKey={lineNumber}
      lineNumber={lineNumber}
      onClose={onClose}
    >
      <div className={css.record}>
        <p className={css.head}>{actions(line)}</p>
        <Facts
          of={LineRow}
          row={line}
          names={[
            'lineName',
            'enabled',
            'location',
            'manager',
            'stationCount',
            'currentOrder',
            'okRateTarget',
            'taktTarget',
            'shortStopFrom',
            'reasonFrom',
          ]}
        />
        <Panel title={lineWords.shifts} aside={edit}>
          <p className={css.about}>{lineWords.shiftsAbout}</p>
          {data && <ShiftDay shifts={data.shifts} />}
        </Panel>
        <Panel title={lineWords.shiftChanges}>
          <History
            entity="shifts"
            entityKey={lineNumber}
            lineNumber={lineNumber}
            tell={{ shifts: (before, after) => <ShiftsDiff before={before} after={after} /> }}
          />
        </Panel>
      </div>
    </Record>
  )
}

/** Shifts before and after, as a person would write them on a note. */
function ShiftsDiff({ before, after }: { before: unknown; after: unknown }) {
  const { field } = useWords()
  const { list } = useFormats()
  return (
    <>
      <span>{field.shifts}</span>
      <del>{sayShifts(before, list)}</del>
      <ins>{sayShifts(after, list)}</ins>
    </>
  )
}

type Written = {
  shiftName: string
  startTime: string
  endTime: string
  breaks: { start: string; end: string }[]
}
const sayShifts = (shifts: unknown, list: Formats['list']) =>
  !Array.isArray(shifts) || shifts.length === 0
    ? '–'
    : (shifts as Written[]) // what the change history keeps of them
        .map(
          ({ shiftName, startTime, endTime, breaks }) =>
            `${shiftName} ${startTime}–${endTime}${breaks.length ? ` (${list(breaks.map(({ start, end }) => `${start}–${end}`))})` : ''}`,
        )
        .join('; ')
