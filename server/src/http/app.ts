import Fastify, { LogController, type FastifyReply, type FastifyRequest } from 'fastify'
import type { LevelWithSilent } from 'pino'
import { accountRoutes } from '../account/account.routes.ts'
import { cfxRoutes } from '../adapters/cfx/cfx.routes.ts'
import { hostOrdersRoutes } from '../adapters/host/host.routes.ts'
import { openhtfRoutes } from '../adapters/openhtf/openhtf.routes.ts'
import { auditRoutes } from '../audit/audit.routes.ts'
import { boardsRoutes } from '../boards/boards.routes.ts'
import { bomDefsRoutes } from '../bomDefs/bomDefs.routes.ts'
import { bomsRoutes } from '../boms/boms.routes.ts'
import { calendarRoutes } from '../calendar/calendar.routes.ts'
import { collectionSetsRoutes } from '../collectionSets/collectionSets.routes.ts'
import type { Database } from '../db/connect.ts'
import { findRoutes } from '../find/find.routes.ts'
import { FloorQueue } from '../floor/floor.ts'
import { stationRoutes } from '../floor/station.routes.ts'
import { genealogyRoutes } from '../genealogy/genealogy.routes.ts'
import { guideRoutes } from '../guide/guide.routes.ts'
import { hostRoutes } from '../host/host.routes.ts'
import { labelsRoutes } from '../labels/labels.routes.ts'
import { linesRoutes } from '../lines/lines.routes.ts'
import { lotsRoutes } from '../lots/lots.routes.ts'
import { materialsRoutes } from '../materials/materials.routes.ts'
import { type OidcSettings, oidcRoutes } from '../oidc/oidc.routes.ts'
import { noticesRoutes } from '../notices/notices.routes.ts'
import { operatorsRoutes } from '../operators/operators.routes.ts'
import { ordersRoutes } from '../orders/orders.routes.ts'
import { packagesRoutes } from '../packages/packages.routes.ts'
import { outputRoutes } from '../output/output.routes.ts'
import { passesRoutes } from '../passes/passes.routes.ts'
import { plantRoutes } from '../plant/plant.routes.ts'
import { preferencesRoutes } from '../preferences/preferences.routes.ts'
import { processingsRoutes } from '../processings/processings.routes.ts'
import { recipesRoutes } from '../recipes/recipes.routes.ts'
import { sessionRoutes } from '../session/session.routes.ts'
import { settingsRoutes } from '../settings/settings.routes.ts'
import { stationsRoutes } from '../stations/stations.routes.ts'
import { TelegramLog } from '../telegrams/telegrams.ts'
import { telegramsRoutes } from '../telegrams/telegrams.routes.ts'
import { typesRoutes } from '../types/types.routes.ts'
import { unitsRoutes } from '../units/units.routes.ts'
import { userFilesRoutes } from '../userFiles/userFiles.routes.ts'
import { usersRoutes } from '../users/users.routes.ts'
import { valuesRoutes } from '../values/values.routes.ts'
import { wallsRoutes } from '../walls/walls.routes.ts'
import { events } from './events.ts'
import { refuseCall, refuseCalls } from './refuse-calls.ts'
import { watch } from './watch.ts'

declare module 'fastify' {
  interface FastifyInstance {
    database: Database
    floor: FloorQueue
    telegrams: TelegramLog
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
  fileLimits?: Parameters<typeof userFilesRoutes>[0]
}

const routes = [
  accountRoutes,
  auditRoutes,
  boardsRoutes,
  cfxRoutes,
  bomDefsRoutes,
  bomsRoutes,
  calendarRoutes,
  collectionSetsRoutes,
  findRoutes,
  genealogyRoutes,
  guideRoutes,
  hostRoutes,
  hostOrdersRoutes,
  labelsRoutes,
  linesRoutes,
  materialsRoutes,
  lotsRoutes,
  noticesRoutes,
  openhtfRoutes,
  operatorsRoutes,
  ordersRoutes,
  packagesRoutes,
  outputRoutes,
  passesRoutes,
  plantRoutes,
  preferencesRoutes,
  processingsRoutes,
  recipesRoutes,
  sessionRoutes,
  settingsRoutes,
  stationRoutes,
  stationsRoutes,
  telegramsRoutes,
  typesRoutes,
  unitsRoutes,
  usersRoutes,
  valuesRoutes,
  wallsRoutes,
]

export async function buildApp({
  database,
  changed = () => {},
  logLevel = 'silent',
  oidc = null,
  trustProxy,
  fileLimits = { fileSize: 26_214_400, quota: 524_288_000 },
}: AppOptions) {
  const app = Fastify({
    bodyLimit: 1_048_576,
    trustProxy: trustProxy ?? false,
    logger: {
      level: logLevel,
      redact: ['req.headers.authorization', 'req.headers.token', 'req.headers.cookie'],
    },
    logController: new LogController({ disableRequestLogging: true }),
    forceCloseConnections: true,
    routerOptions: { maxParamLength: 64 },
    // An address that is none never comes to a route; it is answered like every call.
    frameworkErrors: (error, request, reply) => void refuseCall(error, request, reply),
  })
  app.decorate('database', database)
  app.decorate('changed', changed)
  app.decorate('floor', new FloorQueue(database, changed))
  app.decorate('telegrams', new TelegramLog(database))
  app.addHook('onClose', () => app.telegrams.close())
  refuseCalls(app)
  events(app)
  watch(app)
  for (const route of [...routes, oidcRoutes(oidc), userFilesRoutes(fileLimits)]) await app.register(route)
  return app
}
