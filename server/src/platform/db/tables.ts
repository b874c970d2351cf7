import type { Kysely } from 'kysely'
import type { ExchangeTables } from './tables/exchange.ts'
import type { ExecutionTables } from './tables/execution.ts'
import type { InsightTables } from './tables/insight.ts'
import type { MasterdataTables } from './tables/masterdata.ts'
import type { PeopleTables } from './tables/people.ts'
import type { PlanningTables } from './tables/planning.ts'
import type { PlantTables } from './tables/plant.ts'
import type { PlatformTables } from './tables/platform.ts'
import type { EquipmentTables } from './tables/equipment.ts'
import type { QualityTables } from './tables/quality.ts'

export type { PassRow } from './tables/execution.ts'

/** Every table, declared by the area that owns it. */
export interface Tables
  extends
    PlatformTables,
    PeopleTables,
    PlantTables,
    MasterdataTables,
    PlanningTables,
    ExecutionTables,
    QualityTables,
    EquipmentTables,
    ExchangeTables,
    InsightTables {}

export type Db = Kysely<Tables>
