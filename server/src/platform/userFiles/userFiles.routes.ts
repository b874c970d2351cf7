import { files } from '@takt/contract/files.ts'
import { serve } from '../http/serve.ts'
import { exportFiles } from './export.ts'
import {
  type FileLimits,
  type FileRoots,
  filesFor,
  keepFile,
  pictureFor,
  removeFile,
  roomOf,
  sendUserFile,
} from './userFiles.ts'

export const userFilesRoutes = (limits: FileLimits, roots: FileRoots = {}) =>
  serve(files, {
    list: (call, filter) => filesFor(call, filter),
    room: (call) => roomOf(call, limits),
    upload: (call, { note }) => keepFile(call, note, limits),
    download: (call, file) => sendUserFile(call, file, roots),
    picture: (call, file) => pictureFor(call, file),
    delete: (call, file) => removeFile(call, file),
    export: (call, input) => exportFiles(call, input),
  })
