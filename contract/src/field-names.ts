import type { AuditEntry } from './audit.ts'
import type { HourBar, LineTile, RunningOrder, StationTile } from './boards.ts'
import type { CollectionSet, ProcessResult } from './collectionSets.ts'
import type { UserFile } from './files.ts'
import type { LineRow } from './lines.ts'
import type { PastOrderRow } from './orders.ts'
import type { ProcessPass } from './passes.ts'
import type { Notice, Recipients } from './notices.ts'
import type { Plant, Shift } from './plant.ts'
import type { ProcessingRow, Step } from './processings.ts'
import type { StationRow } from './stations.ts'
import type { ProductTypeRow } from './types.ts'
import type { Failure, Pass, Unit } from './units.ts'
import type { Role, User } from './users.ts'
import type { Capability, ValueRow } from './values.ts'

type Entity =
  | Notice | Recipients
  | PastOrderRow | LineRow | Plant | Shift | StationRow | ProductTypeRow | ProcessingRow | Step | CollectionSet | ProcessResult | Unit | Pass | Failure
  | UserFile | ProcessPass | ValueRow | Capability | AuditEntry | LineTile | StationTile | HourBar | User | Role
type RunningOrderName = keyof (typeof RunningOrder)['shape']
type KeysOf<T> = T extends unknown ? keyof T : never

/** Every field of every entity a person sees. One word each, for the whole plant: column, form, filter, export and error use it. */
export type FieldName = KeysOf<Entity> | RunningOrderName | 'email' | 'avatar' | 'address' | 'browser' | 'system' | 'ended' | 'password' | 'currentPassword' | 'reason' | 'from' | 'to' | 'period' | 'expectedEnd' | 'viewName' | 'shared' | 'disagree' | 'tries' | 'views' | 'expiresAt' | 'shifts'
