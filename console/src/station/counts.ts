import type { CheckState } from '@takt/contract/inspections.ts'
import type { BomStateShown } from '@takt/contract/materials.ts'
import type { StationScreen, StationTool } from '@takt/contract/stationScreen.ts'
import type { ToolStatus } from '@takt/contract/tools.ts'
import type { Task } from './use-task.ts'

const open: readonly CheckState[] = ['due', 'late', 'ng']
const wanting: readonly BomStateShown[] = ['none', 'low', 'empty', 'expired', 'blocked']

export const isDue = ({ checkState }: { checkState: CheckState }) => open.includes(checkState)
export const isWanting = ({ bomState }: { bomState: BomStateShown }) => wanting.includes(bomState)

const worn: readonly ToolStatus[] = ['due', 'locked']
const isWorn = ({ toolStatus, calibrationStatus: of }: StationTool) =>
  worn.includes(toolStatus) || (of !== null && of !== 'calibrated')

/** How much waits for somebody behind each way. */
export const countsOf = ({
  checks,
  places,
  tools,
  calls,
  sops,
}: StationScreen): Partial<Record<Task, number>> => ({
  work: sops.filter(
    ({ readConfirm, readers }) => readConfirm && readers.some(({ readState }) => readState !== 'confirmed'),
  ).length,
  material: places.filter(isWanting).length,
  tools: tools.filter(isWorn).length,
  checks: checks.filter(isDue).length,
  help: calls.length,
})
