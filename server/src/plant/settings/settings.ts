import { refuse } from '@takt/contract/errors.ts'
import { completed } from '@takt/contract/first-settings.ts'
import { faultsOfSettings } from '@takt/contract/settings-faults.ts'
import type { Settings } from '@takt/contract/settings.ts'
import { recordChange } from '../../platform/audit/audit.ts'
import type { PlantCall } from '../../platform/db/call.ts'
import { inOneGo } from '../../platform/db/connect.ts'
import type { Db } from '../../platform/db/tables.ts'
import { lockPlant, setPlant } from '../plant/plant.ts'
import { changeLogo } from './brand.ts'
import { type Current, currentSettings, forgetSettings, readSettings } from './current.ts'
import { findVersion, insertVersion } from './settings.queries.ts'

export { brandOf } from './brand.ts'
export { checksOff, currentSettings, readSettings, retention } from './current.ts'
export { firstMonthKept } from './kept.ts'
export { nextNumber, nextNumbers, type Numbered, previewNumber, type Taken } from './numbers.ts'

/** What everybody who is signed in works with. */
export async function commonSettings(db: Db) {
  const {
    codeLists,
    targets,
    rework: { currency },
    identity: { linkTitle, linkAddress, showSettings },
  } = await currentSettings(db)
  return { codeLists, targets, currency, navbar: { linkTitle, linkAddress, showSettings } }
}

export async function settingsOfVersion(db: Db, version: number): Promise<Current> {
  const {
    settings: { plant },
  } = await readSettings(db)
  const found =
    (await findVersion(db, version)) ?? (version === 0 ? { version, settings: {} } : refuse('record.unknown'))
  return { version, settings: completed(found.settings, plant) }
}

type Saving = { version: number; reason: string; settings: Settings }

export const saveSettings = (call: PlantCall, saving: Saving) => keep(call, saving, 'save')

export async function restoreSettings(
  call: PlantCall,
  { version, restored, reason }: { version: number; restored: number; reason: string },
) {
  const { settings } = await settingsOfVersion(call.db, restored)
  return keep(call, { version, reason, settings }, 'restore')
}

/** Every save is a version. Two people saving take turns, and the second is refused. */
async function keep(
  call: PlantCall,
  { version, reason, settings }: Saving,
  action: 'save' | 'restore',
): Promise<Current> {
  const [fault] = faultsOfSettings(settings)
  if (fault) refuse(fault.key, fault.facts, fault.field)
  const after = await inOneGo(call.db, async (db) => {
    await lockPlant(db)
    const before = await readSettings(db)
    if (before.version !== version) refuse('record.changed')
    await changeLogo(db, before.settings.identity.logo, settings)
    await setPlant(db, settings.plant)
    const after = { version: version + 1, settings }
    await insertVersion(db, { ...after, savedBy: call.user.userName, reason })
    await recordChange(db, call, {
      entity: 'settings',
      key: 'basicInfo',
      action,
      before: before.settings,
      after: { ...settings, reason },
    })
    return after
  })
  forgetSettings(call.db)
  return after
}
