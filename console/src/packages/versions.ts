import { packageKey, packages } from '@takt/contract/packages.ts'
import { versionsOf } from '~/shapes/versions.ts'

export const byVersion = versionsOf(
  packages,
  packageKey,
  ['type', 'typeVersion', 'route', 'routeVersion'],
  ({ typeNo, typeVer, processingNumber, processingVer }) =>
    `${typeNo} ${typeVer} · ${processingNumber} ${processingVer}`,
)
