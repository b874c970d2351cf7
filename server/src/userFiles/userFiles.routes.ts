import { files } from '@takt/contract/files.ts'
import { serve } from '../http/serve.ts'
import { type FileLimits, filesFor, keepFile, removeFile, roomOf, sendUserFile } from './userFiles.ts'

export const userFilesRoutes = (limits: FileLimits) =>
  serve(files, {
    list: (call, filter) => filesFor(call, filter),
    room: (call) => roomOf(call, limits),
    upload: (call, { note }) => keepFile(call, note, limits),
    download: (call, file) => sendUserFile(call, file),
    delete: (call, file) => removeFile(call, file),
  })
