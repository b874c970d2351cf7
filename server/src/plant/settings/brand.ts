import { refuse } from '@takt/contract/errors.ts'
import type { Brand } from '@takt/contract/brand.ts'
import { logoLimit, logoTypes, type Settings } from '@takt/contract/settings.ts'
import { remembered } from '../../platform/db/remembered.ts'
import type { Db } from '../../platform/db/tables.ts'
import {
  addressOfPicture,
  picture,
  releaseFile,
  useFile as holdFile,
} from '../../platform/userFiles/userFiles.ts'
import { plantOf } from '../plant/plant.ts'
import { currentSettings } from './current.ts'

const use = { entity: 'settings', entityKey: 'basicInfo' } as const

/** The last logo that was read: every log-in page loads it. What a file holds never changes. */
const drawn = remembered(() => new Map<string, string | null>())

/** How the system presents itself to anybody. */
export async function brandOf(db: Db): Promise<Brand> {
  const [{ identity }, { plantName }] = await Promise.all([currentSettings(db), plantOf(db)])
  return { ...identity, plantName, logo: identity.logo && (await logoOf(db, identity.logo)) }
}

async function logoOf(db: Db, fileId: string): Promise<string | null> {
  const drawnBrand = drawn(db).get(fileId)
  if (drawnBrand !== undefined) return drawnBrand
  const found = await picture(db, fileId)
  const logo = found && addressOfPicture(found)
  drawn(db).clear()
  drawn(db).set(fileId, logo)
  return logo
}

/** As long as it is the logo the file stays. */
export async function changeLogo(db: Db, before: string | null, { identity: { logo } }: Settings) {
  if (before === logo) return
  if (logo) await mayBeLogo(db, logo)
  if (before) await releaseFile(db, before, use)
  if (logo) await holdFile(db, logo, use)
}

async function mayBeLogo(db: Db, fileId: string) {
  const found = (await picture(db, fileId)) ?? refuse('settings.logo_unknown')
  if (!logoTypes.some((type) => type === found.fileType))
    refuse('settings.logo_kind', { kinds: logoTypes.join(', ') })
  if (found.bytes.length > logoLimit) refuse('settings.logo_size', { limit: logoLimit / 1024 })
}
