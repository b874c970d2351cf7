/**
 * What the indices are called. `aiag2005`: Cp, Cpk from the scatter within, Pp, Ppk from that over all. `iso22514` (ISO
 * 22514-2, AIAG-VDA 2026): one scatter, that over all; Cp, Cpk where the process was shown to be stable, else Pp, Ppk;
 * what is within is Cw, Cwk.
 */
export const conventions = ['aiag2005', 'iso22514'] as const
export type Convention = (typeof conventions)[number]
export type IndexName = 'Cp' | 'Cpk' | 'Pp' | 'Ppk' | 'Cw' | 'Cwk'

export type IndexNames = readonly [potential: IndexName, worst: IndexName]

export function indexNamesOf(
  convention: Convention,
  stable: boolean | null,
): { overall: IndexNames; within: IndexNames } {
  if (convention === 'aiag2005') return { overall: ['Pp', 'Ppk'], within: ['Cp', 'Cpk'] }
  return { overall: stable ? ['Cp', 'Cpk'] : ['Pp', 'Ppk'], within: ['Cw', 'Cwk'] }
}
