import type { PlantCall } from '../../platform/db/call.ts'
import { brandOf, commonSettings } from '../../plant/settings/settings.ts'
import { routerAccess } from './access.ts'
import { userInfo } from './session.ts'

/** Everything a console needs before it draws its first page, in one call. Nothing but who they are before the password is their own. */
export async function enter(call: PlantCall, chosenLine: string | null) {
  const info = await userInfo(call)
  if (!info.plant) return { info, first: null }
  const lineNumber = lineFor(info.plant.lines, chosenLine ?? info.settings.lineNumber)
  const [access, brand, common] = await Promise.all([
    routerAccess(call, lineNumber),
    brandOf(call.db),
    commonSettings(call.db),
  ])
  return { info, first: { lineNumber, access, brand, common } }
}

/** The line a browser was on, else the one this person usually works on; one they may not choose (any more) is replaced by the first. */
function lineFor(lines: { lineNumber: string; enabled: boolean }[], chosenLine: string | null) {
  const usable = lines.filter(({ enabled }) => enabled)
  return (usable.find(({ lineNumber }) => lineNumber === chosenLine) ?? usable[0])?.lineNumber ?? null
}
