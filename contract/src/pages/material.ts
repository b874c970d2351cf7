import type { PageRow } from './page-row.ts'

export const materialPages = {
  bomSet: { group: 'bom', path: '/bom/bomSet', icon: 'bom', roles: 'everyone' },
  bomDef: { group: 'bom', path: '/bom/bomDef', icon: 'part', roles: 'everyone' },
  bomMonitors: { group: 'bom', path: '/bom/bomMonitors', icon: 'reel', roles: 'everyone', needsLine: true },
  bomSummary: {
    group: 'bom',
    path: '/bom/bomSummary',
    icon: 'genealogy',
    roles: 'everyone',
    needsLine: true,
  },
  bomProcessSummary: {
    group: 'bom',
    path: '/bom/bomProcessSummary',
    icon: 'consumption',
    roles: 'everyone',
    needsLine: true,
  },
} as const satisfies Record<string, PageRow>
