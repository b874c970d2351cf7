import type { Db } from '../../platform/db/tables.ts'
import { port } from '../../platform/ports/ports.ts'
import type { Activity } from './reworkers.queries.ts'

export const activityOfReworkers = port<(db: Db) => Activity>('activity of reworkers')
