import { fill } from '@takt/contract/errors.ts'
import type { Words } from '@takt/contract/locales/en/words.ts'
import type { PassportPass } from './events.ts'

/** How many parameters a pass was made with, and of which versions: the type's own, the station's, or both. */
export function sayParameters(
  units: Words['units'],
  { parameters, paraVer, stationParaVer }: Pick<PassportPass, 'parameters' | 'paraVer' | 'stationParaVer'>,
) {
  const count = parameters.length
  if (paraVer === null) return fill(units.parametersOfStation, { count, version: stationParaVer ?? '–' })
  if (stationParaVer === null) return fill(units.parametersOfType, { count, version: paraVer })
  return fill(units.parametersOfBoth, { count, version: paraVer, station: stationParaVer })
}
