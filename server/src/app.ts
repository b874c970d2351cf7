import Fastify, {
  LogController,
  type FastifyInstance,
  type FastifyReply,
  type FastifyServerOptions,
} from 'fastify'
import type { LevelWithSilent } from 'pino'
import { accountRoutes } from './people/account/account.routes.ts'
import { cfxRoutes } from './exchange/adapters/cfx/cfx.routes.ts'
import { hostOrdersRoutes } from './exchange/adapters/host/host.routes.ts'
import { openhtfRoutes } from './exchange/adapters/openhtf/openhtf.routes.ts'
import { auditRoutes } from './platform/audit/audit.routes.ts'
import { bomDefsRoutes } from './masterdata/bomDefs/bomDefs.routes.ts'
import { bomsRoutes } from './masterdata/boms/boms.routes.ts'
import { calendarRoutes } from './plant/calendar/calendar.routes.ts'
import { collectionSetsRoutes } from './masterdata/collectionSets/collectionSets.routes.ts'
import type { Database } from './platform/db/connect.ts'
import { aspects } from './aspects.ts'
import { FloorQueue, Ingress } from './execution/floor/floor.ts'
import { stationRoutes } from './execution/floor/station.routes.ts'
import { genealogyRoutes } from './execution/genealogy/genealogy.routes.ts'
import { hostRoutes } from './exchange/host/host.routes.ts'
import { labelsRoutes } from './execution/labels/labels.routes.ts'
import { linesRoutes } from './plant/lines/lines.routes.ts'
import { lotsRoutes } from './planning/lots/lots.routes.ts'
import { materialsRoutes } from './execution/materials/materials.routes.ts'
import { type OidcSettings, oidcRoutes } from './people/oidc/oidc.routes.ts'
import { operatorsRoutes } from './plant/operators/operators.routes.ts'
import { sopsRoutes } from './masterdata/sops/sops.routes.ts'
import { insightRoutes } from './insight-routes.ts'
import { toolRoutes } from './tool-routes.ts'
import { qualityRoutes } from './quality-routes.ts'
import { responseRoutes } from './response-routes.ts'
import { defectsRoutes } from './masterdata/defects/defects.routes.ts'
import { inspectionsRoutes } from './equipment/inspections/inspections.routes.ts'
import { alarmDefsRoutes } from './equipment/alarmDefs/alarmDefs.routes.ts'
import { alarmsRoutes } from './equipment/alarms/alarms.routes.ts'
import { ordersRoutes } from './planning/orders/orders.routes.ts'
import { packagesRoutes } from './masterdata/packages/packages.routes.ts'
import { passesRoutes } from './execution/passes/passes.routes.ts'
import { plantRoutes } from './plant/plant/plant.routes.ts'
import { preferencesRoutes } from './people/preferences/preferences.routes.ts'
import { processingsRoutes } from './masterdata/processings/processings.routes.ts'
import { cycleStandardsRoutes } from './masterdata/cycleStandards/cycleStandards.routes.ts'
import { recipesRoutes } from './masterdata/recipes/recipes.routes.ts'
import { SecurityLog } from './people/security/security.ts'
import { securityRoutes } from './people/security/security.routes.ts'
import { sessionRoutes } from './people/session/session.routes.ts'
import { settingsRoutes } from './plant/settings/settings.routes.ts'
import { stationsRoutes } from './plant/stations/stations.routes.ts'
import { sendTelegramText, TelegramLog } from './exchange/telegrams/telegrams.ts'
import { telegramsRoutes } from './exchange/telegrams/telegrams.routes.ts'
import { typesRoutes } from './masterdata/types/types.routes.ts'
import { unitsRoutes } from './execution/units/units.routes.ts'
import { type LogFiles, type LogFolder, logOf, sendLogFile } from './platform/sysLog/sysLog.ts'
import { sysLogRoutes } from './platform/sysLog/sysLog.routes.ts'
import { backupsRoutes } from './platform/backups/backups.routes.ts'
import { sealsRoutes } from './platform/seals/seals.routes.ts'
import { archivesRoutes } from './platform/archives/archives.routes.ts'
import { keptTables } from './retention.ts'
import { userFilesRoutes } from './platform/userFiles/userFiles.routes.ts'
import { namesOfPeople } from './people/users/users.ts'
import { usersRoutes } from './people/users/users.routes.ts'
import { valuesRoutes } from './execution/values/values.routes.ts'
import { drain } from './platform/http/drain.ts'
import { requestIds } from './platform/http/request-ids.ts'
import { events } from './platform/http/events.ts'
import { ExportGate } from './platform/http/export-gate.ts'
import { guard, type GuardLimits, guardLimits } from './platform/http/guard.ts'
import { secureHeaders } from './platform/http/headers.ts'
import { refuseCall, refuseCalls } from './platform/http/refuse-calls.ts'
import { Storage } from './platform/http/storage.ts'
import { readTls, strictTransport, type TlsFiles } from './platform/http/tls.ts'
import { watch } from './platform/http/watch.ts'
import { wire } from './wiring.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Who was found by the session of this call; null: nobody yet. */
    callerName: string | null
  }
  interface FastifyInstance {
    database: Database
    floor: FloorQueue
    exports: ExportGate
    /** Everything that answers, as it was registered. */
    routeTable: { method: string; url: string }[]
    telegrams: TelegramLog
    /** The log's files; null: none are kept. */
    logFolder: LogFolder | null
    /** The way in of stations' messages. */
    ingress: Ingress
    storage: Storage
    security: SecurityLog
    namesOf: typeof namesOfPeople
    /** Tells every screen that shows one of these features. Null: the whole plant's. */
    changed: (line: string | null, features: readonly string[]) => void
    atEvent: (
      path: string,
      eventId: number,
      work: (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>,
    ) => void
  }
}

export type AppOptions = {
  database: Database
  changed?: (line: string | null, features: readonly string[]) => void
  logLevel?: LevelWithSilent
  oidc?: OidcSettings | null
  trustProxy?: string | null
  tls?: TlsFiles | null
  metricsToken?: string | null
  dataDir?: string | null
  /** Where the log is kept in files, and under which name. Null: it is only printed. */
  logFiles?: LogFiles | null
  limits?: Partial<GuardLimits>
  fileLimits?: Parameters<typeof userFilesRoutes>[0]
}

const routes = [
  defectsRoutes,
  alarmDefsRoutes,
  inspectionsRoutes,
  alarmsRoutes,
  accountRoutes,
  auditRoutes,
  cfxRoutes,
  bomDefsRoutes,
  bomsRoutes,
  calendarRoutes,
  collectionSetsRoutes,
  cycleStandardsRoutes,
  genealogyRoutes,
  hostRoutes,
  hostOrdersRoutes,
  labelsRoutes,
  linesRoutes,
  materialsRoutes,
  lotsRoutes,
  openhtfRoutes,
  operatorsRoutes,
  ordersRoutes,
  packagesRoutes,
  passesRoutes,
  plantRoutes,
  preferencesRoutes,
  processingsRoutes,
  recipesRoutes,
  backupsRoutes,
  sealsRoutes,
  securityRoutes,
  sessionRoutes,
  settingsRoutes,
  stationRoutes,
  stationsRoutes,
  telegramsRoutes,
  typesRoutes,
  unitsRoutes,
  usersRoutes,
  valuesRoutes,
  ...responseRoutes,
  ...insightRoutes,
  ...qualityRoutes,
  sopsRoutes,
  ...toolRoutes,
]

/** Each costs some 20 kB. A thousand stations and as many browsers need 4,000 at the most. */
const mostConnections = 5000

export async function buildApp({
  database,
  changed = () => {},
  logLevel = 'silent',
  oidc = null,
  trustProxy,
  tls = null,
  metricsToken = null,
  dataDir = null,
  logFiles = null,
  limits,
  fileLimits = { fileSize: 26_214_400, quota: 524_288_000 },
}: AppOptions) {
  wire()
  const log = logOf(logLevel, logFiles, () => changed(null, ['sysLog']))
  const options = {
    bodyLimit: 1_048_576,
    // Longer than the console waits for a byte. Node closes a connection that never finishes its headers by itself, but none that never begins.
    connectionTimeout: 120_000,
    genReqId: requestIds(),
    trustProxy: trustProxy ?? false,
    logger: log.logger,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'traceId' }),
    forceCloseConnections: true, // after drain.ts gave them their time, and the sentence for whoever comes meanwhile
    return503OnClosing: false,
    routerOptions: { maxParamLength: 64 },
    // An invalid address never comes to a route; it is answered like every call.
    frameworkErrors: (error, request, reply) => void refuseCall(error, request, reply),
  } satisfies FastifyServerOptions
  // No route has to know which of the two kinds of server it is on.
  const app = tls
    ? (Fastify({ ...options, https: readTls(tls) }) as unknown as FastifyInstance)
    : Fastify(options)
  app.server.maxConnections = mostConnections
  app.decorate('database', database)
  app.decorate('changed', changed)
  app.decorate('routeTable', [])
  app.addHook(
    'onRoute',
    ({ method, url }) => void app.routeTable.push(...[method].flat().map((method) => ({ method, url }))),
  )
  app.decorate('floor', new FloorQueue(database, changed, aspects))
  app.decorate('exports', new ExportGate())
  app.decorate('telegrams', new TelegramLog(database))
  app.decorate('logFolder', log.folder)
  app.decorate('ingress', new Ingress({ database, floor: app.floor, changed, log: app.telegrams.record }))
  app.decorate('storage', new Storage())
  app.decorate('namesOf', namesOfPeople)
  app.decorate('security', new SecurityLog(database.db, app.log))
  app.decorateRequest('callerName', null)
  app.addHook('onClose', async () => {
    await Promise.all([app.telegrams.close(), app.security.flush()])
    log.close()
  })
  drain(app)
  refuseCalls(app)
  secureHeaders(app)
  strictTransport(app)
  guard(app, { ...guardLimits, ...limits })
  events(app)
  watch(app, { metricsToken, dataDir })
  for (const route of [
    ...routes,
    oidcRoutes(oidc),
    archivesRoutes(keptTables),
    userFilesRoutes(fileLimits, { telegrams: sendTelegramText, logs: sendLogFile(log.folder) }),
    sysLogRoutes(log.folder),
  ])
    await app.register(route)
  return app
}
