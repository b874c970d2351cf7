import type { FastifyPluginAsync } from 'fastify'
import { telegrams } from '@takt/contract/telegrams.ts'
import { serve } from '../../platform/http/serve.ts'
import { exportTelegrams, listTelegrams, telegramPair, trafficOf, tryOut } from './telegrams.ts'

export const telegramsRoutes: FastifyPluginAsync = async (app) => {
  await app.register(
    serve(telegrams, {
      list: (call, filter) => listTelegrams(call, filter),
      telegram: (call, { id }) => telegramPair(call, id),
      traffic: (call, scope) => trafficOf(call, scope),
      tryOut: (call, { id }) => tryOut(call, app.floor, id),
      export: (call, input) => exportTelegrams(call, input),
    }),
  )
}
