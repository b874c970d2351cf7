import { host } from '@takt/contract/host.ts'
import { serve } from '../../platform/http/serve.ts'
import { listKeys } from './host-keys.queries.ts'
import { hostSettings, makeHostKey, revokeKey, saveHostSettings, testHost } from './host-settings.ts'
import {
  askOrders,
  connection,
  exportTelegrams,
  figures,
  handle,
  listTelegrams,
  pairFile,
  resend,
  telegramPair,
} from './telegrams.ts'

export const hostRoutes = serve(host, {
  list: (call, filter) => listTelegrams(call, filter),
  telegram: (call, { id }) => telegramPair(call, id),
  connection: (call, scope) => connection(call, scope),
  figures: (call, scope) => figures(call, scope),
  export: (call, input) => exportTelegrams(call, input),
  pair: (call, { id }) => pairFile(call, id),
  resend: (call, { id }) => resend(call, id),
  askOrders: (call) => askOrders(call),
  handle: (call, input) => handle(call, input),
  settings: ({ db }) => hostSettings(db),
  saveSettings: (call, draft) => saveHostSettings(call, draft),
  test: (call) => testHost(call),
  keys: ({ db }) => listKeys(db),
  makeKey: (call, { keyName }) => makeHostKey(call, keyName),
  revokeKey: (call, { id }) => revokeKey(call, id),
})
