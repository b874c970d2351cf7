import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { StartError } from '../start-error.ts'

const busy = 5

/** Another server runs on the directory. */
export class DirectoryInUse extends StartError {}

/**
 * One server a directory. Node has no file lock of its own, but SQLite does: the kernel drops it with the process, however that
 * died, so there is no stale lock and no process number to mistrust. The file with the number is for the message only.
 */
export function lockDirectory(dataDir: string): () => void {
  const lock = new DatabaseSync(path.join(dataDir, 'server.lock'), { timeout: 1000 })
  const holder = path.join(dataDir, 'server.pid')
  try {
    lock.exec('begin exclusive')
  } catch (error) {
    lock.close()
    if ((error as { errcode?: number }).errcode !== busy) throw error // node:sqlite types no error of its own
    const why = `${dataDir} is in use by another Takt server (${readHolder(holder)}).`
    throw new DirectoryInUse(`${why} Stop that one, or give this one a directory of its own with DATA_DIR.`, {
      cause: error,
    })
  }
  writeFileSync(holder, String(process.pid))
  return () => {
    rmSync(holder, { force: true })
    lock.close()
  }
}

function readHolder(file: string) {
  try {
    return `process ${readFileSync(file, 'utf8')}`
  } catch {
    return 'just starting'
  }
}
