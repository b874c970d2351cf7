import type { StationStatus } from '@takt/contract/stations.ts'

/** The states of a resource after SEMI E10, as the standard numbers them; each more precise one falls back on the one above it. */
const statuses: Record<number, StationStatus> = {
  1000: 'producing',
  1300: 'repaired',
  1400: 'debugging',
  2000: 'waiting',
  2201: 'processed',
  2300: 'down',
  2400: 'down',
  2500: 'down',
  3000: 'debugging',
  4000: 'maintain',
  4400: 'unbound',
  4500: 'debugging',
  4600: 'debugging',
  5000: 'down',
  5300: 'defect',
  5400: 'defect',
  5500: 'unbound',
  6000: 'break',
}
const groups: Record<string, number> = { PRD: 1000, SBY: 2000, ENG: 3000, SDT: 4000, USD: 5000, NST: 6000 }
const names: Record<string, number> = {
  PRD_Rework: 1300,
  PRD_Engineering: 1400,
  SBY_NoProductBlocked: 2201,
  SBY_NoSupportTool: 2300,
  SBY_AssociatedClusterModuleDown: 2400,
  SBY_NoHost: 2500,
  SDT_ChangeOfConsumables: 4400,
  SDT_Setup: 4500,
  SDT_ProductionTest: 4600,
  USD_Repair: 5300,
  USD_OutOfSpecInputMaterial: 5400,
  USD_ChangeOfConsumables: 5500,
}

/** Undefined: no state of the standard. By number, by its number as text, or by name. */
export function statusOf(state: number | string): StationStatus | undefined {
  const number =
    typeof state === 'number'
      ? state
      : /^\d+$/.test(state)
        ? Number(state)
        : (names[state] ?? groups[state.split('_')[0]!])
  return number === undefined
    ? undefined
    : (statuses[number] ??
        statuses[Math.floor(number / 100) * 100] ??
        statuses[Math.floor(number / 1000) * 1000])
}
