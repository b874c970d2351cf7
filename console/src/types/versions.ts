import { typeKey, types } from '@takt/contract/types.ts'
import { versionsOf } from '~/shapes/versions.ts'

export const typeVersions = versionsOf(types, typeKey, ['type'])
