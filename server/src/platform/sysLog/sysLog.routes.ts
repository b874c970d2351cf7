import { sysLog } from '@takt/contract/sysLog.ts'
import { serve } from '../http/serve.ts'
import type { LogFolder } from './log-folder.ts'
import { contextOf, exportEntries, listEntries, listFiles } from './sysLog.ts'

/** Null: this server keeps no files. */
export const sysLogRoutes = (folder: LogFolder | null) =>
  serve(sysLog, {
    list: (call, filter) => listEntries(call, folder, filter),
    context: (call, input) => contextOf(call, folder, input),
    files: (call) => listFiles(call, folder),
    export: (call, input) => exportEntries(call, folder, input),
  })
