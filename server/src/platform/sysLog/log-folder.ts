import { constants } from 'node:fs'
import { lstat, open, readdir, unlink } from 'node:fs/promises'
import path from 'node:path'
import { isoOf } from '../db/instants.ts'

const named = /^takt-([\w.-]{1,64})-(\d{4}-\d\d-\d\d)\.(\d{3,6})\.log$/
const aDay = 86_400_000
/** However long it is kept: all files together stay below this. */
const mostBytes = 1_073_741_824

export type LogFileFound = {
  fileName: string
  server: string
  day: string
  part: number
  size: number
  changedAt: number
}

export const fileNameOf = (server: string, day: string, part: number) =>
  `takt-${server}-${day}.${String(part).padStart(3, '0')}.log`

/** Where the files of the log are. Each server on the folder writes its own; all of them are read. */
export class LogFolder {
  readonly path: string
  constructor(folder: string) {
    this.path = folder
  }

  /** Newest first. What is no file of ours, or is a link, is not there. */
  async files(): Promise<LogFileFound[]> {
    const names = await readdir(this.path).catch(() => [])
    const found = await Promise.all(names.map((name) => this.find(name)))
    return found
      .filter((file) => file !== null)
      .toSorted((a, b) => b.day.localeCompare(a.day) || b.part - a.part || a.server.localeCompare(b.server))
  }

  async find(fileName: string): Promise<LogFileFound | null> {
    const [, server, day, part] = named.exec(fileName) ?? []
    if (!server || !day) return null
    const stat = await lstat(path.join(this.path, fileName)).catch(() => null)
    if (!stat?.isFile()) return null
    return { fileName, server, day, part: Number(part), size: stat.size, changedAt: stat.mtimeMs }
  }

  /** Only what `find` found: its name leads nowhere else, and a link put there meanwhile is not followed. */
  open({ fileName }: Pick<LogFileFound, 'fileName'>) {
    return open(path.join(this.path, fileName), constants.O_RDONLY | constants.O_NOFOLLOW)
  }

  /** Files whose day is longer ago, and the oldest of too many; never one that is being written. */
  async forget(days: number, now = Date.now()) {
    const oldest = isoOf(now - days * aDay).slice(0, 10)
    let bytes = 0
    for (const file of await this.files()) {
      bytes += file.size
      const isIdle = now - file.changedAt > 60_000
      if (isIdle && (file.day < oldest || bytes > mostBytes))
        await unlink(path.join(this.path, file.fileName)).catch(() => {})
    }
  }
}
