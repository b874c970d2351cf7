import { refuse } from '@takt/contract/errors.ts'
import { drawingTypes, type Tool, type ToolRow } from '@takt/contract/tools.ts'
import type { LineCall } from '../../platform/db/call.ts'
import type { Db } from '../../platform/db/tables.ts'
import {
  filesShown,
  fileToShow,
  releaseFile,
  sendShown,
  useFile as holdFile,
} from '../../platform/userFiles/userFiles.ts'
import { drawingsOf } from './maintenances.queries.ts'
import { findTool } from './tools.queries.ts'

/** The owner a drawing is kept under; certificates are kept under the tool itself. */
const usedBy = (line: string, toolCode: string) => ({
  entity: 'tool' as const,
  entityKey: `${line} ${toolCode} drawing`,
})

/** As long as a tool shows it, the file stays. What it showed before may be saved again by anybody. */
export async function keepDrawing(
  call: LineCall,
  { toolCode, drawingId }: Pick<Tool, 'toolCode' | 'drawingId'>,
  before: string | null,
) {
  if (drawingId === before) return
  if (drawingId !== null) {
    await fileToShow(call, drawingId, drawingTypes, 'drawingId')
    await holdFile(call.db, drawingId, usedBy(call.line, toolCode))
  }
  if (before !== null) await releaseFile(call.db, before, usedBy(call.line, toolCode))
}

type Drawn = Pick<ToolRow, 'drawingName' | 'drawingType'>

/** With what their drawings are called. */
export async function withDrawings<Row extends Pick<Tool, 'drawingId'>>(db: Db, rows: readonly Row[]) {
  const files = await filesShown(db, [...new Set(rows.flatMap(({ drawingId }) => drawingId ?? []))])
  return rows.map((row): Row & Drawn => {
    const { fileName = null, fileType = null } = files.get(row.drawingId ?? '') ?? {}
    return { ...row, drawingName: fileName, drawingType: fileType }
  })
}

export async function drawingOf({ db, line }: LineCall, toolCode: string) {
  const { drawingId } = (await findTool(db, line, toolCode)) ?? refuse('record.unknown', {}, 'toolCode')
  return sendShown(db, drawingId ?? refuse('record.unknown', {}, 'toolCode'))
}

export async function releaseDrawings(db: Db, line: string) {
  for (const { toolCode, drawingId } of await drawingsOf(db, line))
    if (drawingId) await releaseFile(db, drawingId, usedBy(line, toolCode))
}
