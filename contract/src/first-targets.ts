import type { Settings } from './settings.ts'

/** What a plant begins with; apart from its other settings, as every page of the console needs it at once. */
export const firstTargets: Settings['targets'] = {
  okRate: null,
  oee: null,
  cpk: { weak: 1, good: 1.33, best: 1.67 },
  convention: 'aiag2005',
}
