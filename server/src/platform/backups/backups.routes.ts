import { backups } from '@takt/contract/backups.ts'
import { serve } from '../http/serve.ts'
import { newestBackups } from './backups.queries.ts'

export const backupsRoutes = serve(backups, { list: ({ db }) => newestBackups(db) })
