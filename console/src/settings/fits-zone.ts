import { renamedZones } from '@takt/contract/time-zones.ts'

const formerNames = new Map(Object.entries(renamedZones).map(([former, zone]) => [zone, former]))
const folded = (zone: string) =>
  zone
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll('_', ' ')
    .toLowerCase()
    .replaceAll(/(.)\1/g, '$1')

/** Whether a zone is meant by what was typed: its name of today or the one before, without accents and double letters. In Spanish it is Calcuta. */
export function fitsZone(typed: string, zone: string): boolean {
  const part = folded(typed)
  return [zone, formerNames.get(zone) ?? ''].some((name) => folded(name).includes(part))
}
