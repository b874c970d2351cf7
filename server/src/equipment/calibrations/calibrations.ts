import {
  type Calibration,
  type CalibrationDraft,
  type CalibrationPoint,
  type CalibrationRow,
  certificateTypes,
  judgeCalibration,
} from '@takt/contract/calibrations.ts'
import { refuse } from '@takt/contract/errors.ts'
import type { Tool } from '@takt/contract/tools.ts'
import type { LineCall } from '../../platform/db/call.ts'
import { timedId } from '../../platform/db/ids.ts'
import { isoOf, nowIso } from '../../platform/db/instants.ts'
import type { Db } from '../../platform/db/tables.ts'
import {
  filesShown,
  fileToShow,
  releaseFile,
  sendShown,
  useFile,
} from '../../platform/userFiles/userFiles.ts'
import { calibrationDue, changeTool } from '../tools/tools.ts'
import {
  calibrationsOfLine,
  calibrationsThatCount,
  deleteCalibrations,
  findCalibration,
  insertCalibration,
  listCalibrations,
  newestCalibration,
  withdrawn,
} from './calibrations.queries.ts'

/** Under which a certificate stays. */
const usedBy = (lineNumber: string, toolCode: string) => ({
  entity: 'tool' as const,
  entityKey: `${lineNumber} ${toolCode}`,
})

async function withFiles(db: Db, rows: readonly Calibration[]): Promise<CalibrationRow[]> {
  const files = await filesShown(
    db,
    rows.flatMap(({ fileId }) => fileId ?? []),
  )
  return rows.map((row) => ({ ...row, fileName: (row.fileId && files.get(row.fileId)?.fileName) ?? null }))
}

export const calibrationsOf = async ({ db, line }: LineCall, toolCode: string) =>
  withFiles(db, await listCalibrations(db, line, toolCode))

function mustDiffer(points: readonly CalibrationPoint[]) {
  const seen = new Set<string>()
  for (const [at, { resultCode, reference }] of points.entries()) {
    const key = `${reference}\0${resultCode ?? ''}`
    if (seen.has(key)) refuse('calibrations.point_twice', { point: at + 1 }, 'points')
    seen.add(key)
  }
}

/** A point of what the gauge does not measure would make it calibrated by nothing. */
function mustBeMeasured({ toolCode, resultCodes }: Tool, points: readonly CalibrationPoint[]) {
  for (const [at, { resultCode }] of points.entries())
    if (resultCode !== null && resultCodes.length > 0 && !resultCodes.includes(resultCode))
      refuse('calibrations.not_measured', {
        point: at + 1,
        resultCode,
        toolCode,
        resultCodes: resultCodes.join(', '),
      })
}

/**
 * How the gauge was found and left, in the order of time. A calibration renews its due date, also where it was left out of tolerance;
 * a check only takes it out of work.
 */
export async function recordCalibration(call: LineCall, { toolCode, ...draft }: CalibrationDraft) {
  const { points, fileId, calibratedAt: givenTime, calibrationKind } = draft
  mustDiffer(points)
  const calibratedAt = isoOf(Date.parse(givenTime))
  const recordedAt = nowIso()
  if (calibratedAt > recordedAt) refuse('calibrations.in_future')
  const row = {
    ...draft,
    ...judgeCalibration(points),
    lineNumber: call.line,
    toolCode,
    calibrationId: timedId(Date.now()),
    calibratedAt,
    recordedAt,
    recordedBy: call.user.name,
    ...counts,
  }
  const { calibrationResult } = row
  let recorded: Calibration | undefined
  await changeTool(call, 'calibrate', { toolCode }, async (db, tool) => {
    const { calibrationDays, toolState, resultCodes } = tool
    if (toolState === 'scrapped') refuse('tools.wrong_state', { toolCode, toolState })
    if (calibrationDays === null) return refuse('calibrations.no_gauge', { toolCode })
    mustBeMeasured(tool, points)
    const newest = await newestCalibration(db, call.line, toolCode)
    if (newest && newest.calibratedAt >= calibratedAt)
      refuse('calibrations.later_known', { at: newest.calibratedAt })
    if (fileId !== null) {
      await fileToShow({ ...call, db }, fileId, certificateTypes, 'fileId')
      await useFile(db, fileId, usedBy(call.line, toolCode))
    }
    recorded = { ...row, resultCodes }
    const lists = { points: JSON.stringify(points), resultCodes: JSON.stringify(resultCodes) }
    await insertCalibration(db, { ...row, ...lists })
    if (calibrationKind === 'check')
      return calibrationResult === 'outOfTolerance' ? { calibrationResult } : {}
    const calibrationDueAt = calibrationDue(calibratedAt, calibrationDays)
    return { calibratedAt, calibrationDueAt, calibrationResult }
  })
  return (await withFiles(call.db, [recorded!]))[0]!
}

const counts = { withdrawnAt: null, withdrawnBy: null, withdrawnReason: null }

/** The state of a gauge by the calibrations that count: the last one, and the checks since. */
async function standing(db: Db, line: LineCall['line'], { toolCode, calibrationDays }: Tool) {
  const all = await calibrationsThatCount(db, line, toolCode)
  const at = all.findIndex(({ calibrationKind }) => calibrationKind === 'calibration')
  const last = all[at]
  const checks = last ? all.slice(0, at) : all
  const isOut = checks.some(({ calibrationResult }) => calibrationResult === 'outOfTolerance')
  return {
    calibratedAt: last?.calibratedAt ?? null,
    calibrationDueAt:
      last && calibrationDays !== null ? calibrationDue(last.calibratedAt, calibrationDays) : null,
    calibrationResult: isOut ? ('outOfTolerance' as const) : (last?.calibrationResult ?? null),
  }
}

/** Who entered it does not take it back. */
export async function withdrawCalibration(
  call: LineCall,
  { calibrationId, reason }: { calibrationId: string; reason: string },
) {
  const { db, line, user } = call
  const { toolCode } = (await findCalibration(db, line, calibrationId)) ?? refuse('record.unknown')
  let after: Calibration | undefined
  await changeTool(call, 'withdraw', { toolCode, reason }, async (db, tool) => {
    const before = (await findCalibration(db, line, calibrationId)) ?? refuse('record.unknown')
    if (before.withdrawnBy !== null) refuse('calibrations.withdrawn', { by: before.withdrawnBy })
    if (before.recordedBy === user.name) refuse('calibrations.same_person')
    const how = { withdrawnAt: nowIso(), withdrawnBy: user.name, withdrawnReason: reason }
    after = await withdrawn(db, line, calibrationId, how)
    return standing(db, line, tool)
  })
  return (await withFiles(db, [after!]))[0]!
}

/** A calibration, when its gauge was good last before it, and what it measured since then; no codes: all its station measures. */
export async function gaugeHistory({ db, line }: LineCall, calibrationId: string) {
  const calibration = (await findCalibration(db, line, calibrationId)) ?? refuse('record.unknown')
  if (calibration.withdrawnBy !== null) refuse('calibrations.withdrawn', { by: calibration.withdrawnBy })
  const all = await calibrationsThatCount(db, line, calibration.toolCode)
  const good = all.find(
    ({ calibratedAt, calibrationResult }) =>
      calibratedAt < calibration.calibratedAt && calibrationResult !== 'outOfTolerance',
  )
  const goodAt = good?.calibratedAt ?? null
  const since = all.filter(
    ({ calibratedAt: at }) => at <= calibration.calibratedAt && (goodAt === null || at >= goodAt),
  )
  const codes = since.map(({ resultCodes }) => resultCodes)
  const resultCodes = codes.some(({ length }) => length === 0) ? [] : [...new Set(codes.flat())]
  return { calibration, goodAt, resultCodes }
}

export async function certificateOf({ db, line }: LineCall, calibrationId: string) {
  const { fileId } = (await findCalibration(db, line, calibrationId)) ?? refuse('record.unknown')
  return sendShown(db, fileId ?? refuse('record.unknown'))
}

export const lineCalibrationsPart = {
  async remove(db: Db, line: string) {
    for (const { toolCode, fileId } of await calibrationsOfLine(db, line))
      if (fileId) await releaseFile(db, fileId, usedBy(line, toolCode))
    await deleteCalibrations(db, line)
  },
}
