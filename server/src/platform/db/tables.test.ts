import { afterAll, describe, expect, test } from 'vitest'
import { sql } from 'kysely'
import { z } from 'zod'
import { AuditEntry } from '@takt/contract/audit.ts'
import { Part } from '@takt/contract/bomDefs.ts'
import { Bom } from '@takt/contract/boms.ts'
import { CalendarDay, ShiftSlots, Team } from '@takt/contract/calendar.ts'
import { CollectionSet, ProcessResult } from '@takt/contract/collectionSets.ts'
import { bare, kindOf, type Kind } from '@takt/contract/fields.ts'
import { UserFile } from '@takt/contract/files.ts'
import { verdicts } from '@takt/contract/floor.ts'
import { Component } from '@takt/contract/genealogy.ts'
import { HostSettings, Telegram } from '@takt/contract/host.ts'
import { Line } from '@takt/contract/lines.ts'
import { BindEvent, Binding, MaterialLot, Movement } from '@takt/contract/materials.ts'
import { Lot } from '@takt/contract/lots.ts'
import { Order } from '@takt/contract/orders.ts'
import { Serial } from '@takt/contract/serials.ts'
import { TypePackage } from '@takt/contract/packages.ts'
import { Shift } from '@takt/contract/plant.ts'
import { Processing } from '@takt/contract/processings.ts'
import { PlantSettings, SettingsVersion } from '@takt/contract/settings.ts'
import { CycleStandard } from '@takt/contract/cycleStandards.ts'
import { ParameterDownload, ParameterSet } from '@takt/contract/recipes.ts'
import { ReworkReport } from '@takt/contract/rework.ts'
import { AttributeLimits } from '@takt/contract/attributeLimits.ts'
import { ChartExclusion } from '@takt/contract/chartExclusions.ts'
import { ChartLimits } from '@takt/contract/chartLimits.ts'
import { ChartSignal } from '@takt/contract/signals.ts'
import { FrozenReport } from '@takt/contract/frozenReports.ts'
import { andonTables } from '../../testing/andon-tables.ts'
import { inspectionTables } from '../../testing/inspection-tables.ts'
import { sopTables } from '../../testing/sop-tables.ts'
import { StopReason } from '@takt/contract/stops.ts'
import { Calibration } from '@takt/contract/calibrations.ts'
import { ToolMaintenance } from '@takt/contract/tool-age.ts'
import { Tool } from '@takt/contract/tools.ts'
import { ToolCounter } from '@takt/contract/toolCounters.ts'
import { ToolSet } from '@takt/contract/toolSets.ts'
import { FailurePhoto } from '@takt/contract/failurePhotos.ts'
import { FutureHold } from '@takt/contract/futureHolds.ts'
import { Concession } from '@takt/contract/concessions.ts'
import { Problem } from '@takt/contract/problems.ts'
import { DefectDrawing } from '@takt/contract/defectDrawings.ts'
import { Defect } from '@takt/contract/defects.ts'
import { AlarmDef } from '@takt/contract/alarmDefs.ts'
import { AlarmAck } from '@takt/contract/alarms.ts'
import { AlarmShelving } from '@takt/contract/alarm-shelvings.ts'
import { GaugeStudy } from '@takt/contract/gauges.ts'
import { Reworker } from '@takt/contract/reworkers.ts'
import { Station, stationStatuses } from '@takt/contract/stations.ts'
import { ProductType } from '@takt/contract/types.ts'
import { Failure } from '@takt/contract/failures.ts'
import { Unit } from '@takt/contract/units.ts'
import { Grant, Role, User } from '@takt/contract/users.ts'
import { WallLink } from '@takt/contract/walls.ts'
import { NoticeRule } from '@takt/contract/noticeRules.ts'
import { NoticeDelivery, WebhookTarget } from '@takt/contract/webhooks.ts'
import { StationTelegram } from '@takt/contract/telegrams.ts'
import { Operator, Qualification, StationLogin } from '@takt/contract/operators.ts'
import { innerTables, unitWork } from '../../testing/inner-tables.ts'
import { startPlant } from '../../testing/plant.ts'
import { storedAs } from '../../testing/stored-as.ts'
import { reportBooks } from './report-books.ts'
const plant = await startPlant()
afterAll(plant.close)

type Book = {
  entity: z.ZodObject
  /** Columns only the server uses. */
  kept?: string[]
  /** Fields that are calculated, or are in a table of their own. */
  derived?: string[]
  /** Choices the table does not check: their list grows while old rows stay. */
  open?: string[]
}

const books: Record<string, Book> = {
  ...reportBooks,
  plant: { entity: PlantSettings, kept: ['one'] },
  settings_versions: { entity: SettingsVersion, kept: ['settings'] },
  lines: { entity: Line, kept: ['madeAt'] },
  shifts: { entity: Shift, kept: ['lineNumber'] },
  stations: { entity: Station },
  product_types: { entity: ProductType, open: ['labelTemplate'] },
  processings: { entity: Processing },
  collection_sets: { entity: CollectionSet, kept: ['setKey'], derived: ['charCount'] },
  process_results: { entity: ProcessResult },
  parts: { entity: Part },
  boms: { entity: Bom },
  material_lots: { entity: MaterialLot },
  bindings: { entity: Binding },
  bind_events: { entity: BindEvent, kept: ['message', 'boundAt'] },
  material_movements: { entity: Movement },
  components: { entity: Component, kept: ['wentBack', 'scanned', 'removalMessage'] },
  cycle_standards: { entity: CycleStandard },
  parameter_sets: { entity: ParameterSet },
  parameter_downloads: { entity: ParameterDownload },
  type_packages: { entity: TypePackage },
  orders: { entity: Order, kept: ['endedAt', 'closedBy'] },
  lots: { entity: Lot },
  serials: { entity: Serial, kept: ['lineNumber'], derived: ['serialState'] },
  units: { entity: Unit, kept: [...unitWork, 'holds'], derived: ['holds'] },
  failures: { entity: Failure, kept: ['lineNumber', 'setKey'] },
  users: {
    entity: User,
    kept: ['passwordHash', 'mustChangePassword', 'avatar', 'email'],
    derived: ['roles', 'lines', 'hasPassword', 'linkExpires'],
  },
  roles: { entity: Role, derived: ['lines', 'menu', 'userCount'] },
  role_pages: { entity: Grant, kept: ['roleKey'], open: ['page'] },
  wall_links: { entity: WallLink, kept: ['tokenHash'] },
  user_files: {
    entity: UserFile,
    kept: ['sha256'],
    derived: ['name', 'filePath', 'usedIn'],
    open: ['fileType'],
  },
  webhook_targets: { entity: WebhookTarget, kept: ['webhookUrl', 'signingKey'], derived: ['webhookOrigin'] },
  notice_rules: { entity: NoticeRule, open: ['eventType'] },
  notice_deliveries: {
    entity: NoticeDelivery,
    kept: ['noticeId', 'request', 'repeat', 'ruleId'],
    open: ['eventType'],
  },
  host_settings: { entity: HostSettings, kept: ['one', 'hostKey'], derived: ['keyHint'] },
  host_telegrams: { entity: Telegram, kept: ['request', 'requestHash', 'response'], open: ['teleType'] },
  station_telegrams: {
    entity: StationTelegram,
    kept: ['texts', 'textStart', 'requestLength', 'responseLength', 'item', 'cut', 'errorFacts'],
    open: ['teleType'],
  },
  operators: { entity: Operator },
  qualifications: { entity: Qualification },
  reworkers: { entity: Reworker },
  rework_reports: { entity: ReworkReport },
  chart_signals: { entity: ChartSignal },
  failure_photos: { entity: FailurePhoto },
  future_holds: { entity: FutureHold },
  frozen_reports: { entity: FrozenReport, kept: ['asked', 'report', 'measured'] },
  stop_reasons: { entity: StopReason, kept: ['lineNumber', 'stationNumber', 'start'] },
  concessions: { entity: Concession, kept: ['sharedId'] },
  problems: { entity: Problem },
  chart_limits: { entity: ChartLimits },
  chart_exclusions: { entity: ChartExclusion, kept: ['units'] },
  attribute_limits: { entity: AttributeLimits },
  defects: { entity: Defect, kept: ['place'] },
  ...inspectionTables,
  defect_drawings: { entity: DefectDrawing },
  alarm_acks: { entity: AlarmAck },
  alarm_shelvings: { entity: AlarmShelving },
  ...sopTables,
  tools: { entity: Tool },
  tool_maintenances: { entity: ToolMaintenance },
  tool_counters: { entity: ToolCounter, kept: ['settledAt', 'settledSeconds', 'baseTotal'] },
  calibrations: { entity: Calibration },
  tool_sets: { entity: ToolSet },
  alarm_defs: { entity: AlarmDef, kept: ['place'] },
  gauge_studies: { entity: GaugeStudy, kept: ['readings', 'figures'] },
  ...andonTables,
  station_logins: { entity: StationLogin, derived: ['name', 'duration'] },
  teams: { entity: Team },
  calendar_days: { entity: CalendarDay },
  shift_slots: { entity: ShiftSlots },
  audit_log: { entity: AuditEntry, open: ['entity'], kept: ['traceId'] },
}

/** What a field is, also where it is no kind of its own: a time of day, a list of choices, an object. */
function kindAs(field: z.ZodType): Kind {
  const core = bare(field)
  if (core instanceof z.ZodEnum) return 'choice'
  if (core instanceof z.ZodRecord || core instanceof z.ZodDiscriminatedUnion) return 'parts'
  return core instanceof z.ZodString && core.maxLength === 5 ? 'code' : kindOf(field)
}

type Column = { type: string; nullable: boolean; longest: number | null; choices: string[] }

function promised(field: z.ZodType, isOpen: boolean): Column {
  const core = bare(field)
  const type = storedAs[kindAs(field)]
  return {
    type,
    nullable: field.safeParse(null).success,
    longest: core instanceof z.ZodString && type === 'character varying' ? core.maxLength : null,
    choices: core instanceof z.ZodEnum && !isOpen ? core.options.map(String).toSorted() : [],
  }
}

async function stored(table: string): Promise<Record<string, Column>> {
  const { rows } = await sql<{
    name: string
    type: string
    nullable: boolean
    longest: number | null
    check: string
  }>`
    select column_name as name, data_type as type, is_nullable = 'YES' as nullable, character_maximum_length as longest,
           coalesce((select string_agg(pg_get_constraintdef(c.oid), ' ') from pg_constraint c
                     where c.conrelid = ${table}::regclass and c.contype = 'c' and c.conkey = array[ordinal_position::int2]), '') as check
    from information_schema.columns where table_schema = 'public' and table_name = ${table}`.execute(plant.db)
  const camel = (name: string) => name.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase())
  const choices = (check: string) => [...check.matchAll(/'(\w+)'/g)].map(([, value]) => value!).toSorted()
  return Object.fromEntries(
    rows.map(({ name, check, ...column }) => [camel(name), { ...column, choices: choices(check) }]),
  )
}

/** The contract and the database are two books; here they are balanced. */
describe('the table holds what the contract defines', () => {
  test.each(Object.entries(books))('%s', async (table, { entity, kept = [], derived = [], open = [] }) => {
    const fields = Object.entries(entity.shape).filter(([name]) => !derived.includes(name))
    const columns = Object.entries(await stored(table))
    expect(Object.fromEntries(columns.filter(([name]) => !kept.includes(name)))).toEqual(
      Object.fromEntries(
        fields.map(([name, field]) => [name, promised(field as z.ZodType, open.includes(name))]), // the shape's values are schemas
      ),
    )
    expect(columns.map(([name]) => name)).toEqual(expect.arrayContaining(kept))
    expect(Object.keys(entity.shape)).toEqual(expect.arrayContaining(derived))
  })

  test.each([
    ['station_states', 'stationStatus', stationStatuses],
    ['status_intervals', 'stationStatus', stationStatuses],
    ['passes', 'verdict', verdicts],
    ['passes', 'judged', verdicts],
    ['passes', 'resultStatus', verdicts],
  ])('%s has the choices of %s', async (table, column, choices) => {
    expect((await stored(table))[column]).toMatchObject({ type: 'text', choices: [...choices].toSorted() })
  })

  test('and every table is in one of the books', async () => {
    const { rows } = await sql<{ name: string }>`
      select relname as name from pg_class where relkind in ('r', 'p') and relnamespace = 'public'::regnamespace and not relispartition and relname not like 'migrations%'`.execute(
      plant.db,
    )
    expect(rows.map(({ name }) => name).toSorted()).toEqual(
      [...Object.keys(books), ...innerTables].toSorted(),
    )
  })
})
