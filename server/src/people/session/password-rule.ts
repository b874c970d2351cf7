import { refuse } from '@takt/contract/errors.ts'
import { weaknessOf } from '@takt/contract/weak-passwords.ts'
import type { Db } from '../../platform/db/tables.ts'
import { plantOf } from '../../plant/plant/plant.ts'
import { currentSettings } from '../../plant/settings/settings.ts'

/** Refuses a password others would try first, with the reason. */
export async function mustBeStrong(
  db: Db,
  password: string,
  { userName, name }: { userName: string; name: string },
) {
  const [
    { plantName },
    {
      identity: { title, company },
    },
  ] = [await plantOf(db), await currentSettings(db)]
  const weakness = weaknessOf(password, [userName, name, plantName, title, company ?? ''])
  if (weakness) refuse('session.password_weak', { weakness })
}
