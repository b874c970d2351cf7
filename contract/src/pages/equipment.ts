import type { PageRow } from './page-row.ts'

export const equipmentPages = {
  equipmentAlarmDefs: {
    group: 'equipment',
    path: '/equipment/equipmentAlarmDefs',
    icon: 'bell',
    roles: 'admin',
    needsLine: true,
  },
  inspectManage: {
    group: 'equipment',
    path: '/equipment/inspectManage',
    icon: 'check',
    roles: 'admin',
    needsLine: true,
  },
  /** For people at the station; opened from the line's board and the definitions. */
  stationChecks: {
    group: 'equipment',
    path: '/equipment/stationChecks',
    icon: 'check',
    roles: 'everyone',
    needsLine: true,
    hidden: true,
  },
  toolDef: {
    group: 'tool',
    path: '/tool/toolDef',
    icon: 'gear',
    roles: 'everyone',
    needsLine: true,
  },
  sopManage: {
    group: 'sop',
    path: '/sop/sopManage',
    icon: 'file',
    roles: 'admin',
    needsLine: true,
  },
  toolSet: { group: 'tool', path: '/tool/toolSet', icon: 'package', roles: 'everyone' },
  /** For people at the station; opened from the line's board and the instructions. */
  stationSop: {
    group: 'sop',
    path: '/sop/stationSop',
    icon: 'file',
    roles: 'everyone',
    needsLine: true,
    hidden: true,
  },
  equipmentAlarm: {
    group: 'equipment',
    path: '/equipment/equipmentAlarm',
    icon: 'warning',
    roles: 'everyone',
    needsLine: true,
  },
  equipmentStatistics: {
    group: 'equipment',
    path: '/equipment/equipmentStatistics',
    icon: 'chart',
    roles: 'everyone',
    needsLine: true,
  },
  equipmentReport: {
    group: 'equipment',
    path: '/equipment/equipmentReport',
    icon: 'print',
    roles: 'everyone',
    needsLine: true,
  },
  cycleTime: {
    group: 'equipment',
    path: '/equipment/cycleTime',
    icon: 'clock',
    roles: 'everyone',
    needsLine: true,
  },
} as const satisfies Record<string, PageRow>
