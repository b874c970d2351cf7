import type { FileHandle } from 'node:fs/promises'
import type { LogEntry, LogScope } from '@takt/contract/sysLog.ts'
import { isoOf } from '../db/instants.ts'
import { entryOf, matches, mayMatch } from './entries.ts'
import { linesBack } from './lines-back.ts'
import type { LogFileFound, LogFolder } from './log-folder.ts'

/** So much is read for one answer; then it returns where to go on. */
const mostText = 67_108_864

/** Where each server's log is read on: its file, and the byte before which. Empty: from the end of all. */
export type LogPlace = [fileName: string, before: number][]
type Step = { entry: LogEntry | null; place: LogPlace[number]; bytes: number }

/** One server's log on the way back; `step` is its newest line that nobody has taken yet. */
type Chain = { steps: AsyncGenerator<Step, void>; step: Step | undefined; read: LogPlace[number] }
const goOn = async (chain: Chain) => {
  const { value } = await chain.steps.next()
  chain.step = value ?? undefined
}

/** Newest first, of all servers together. `next`: where to go on; null: there is no more. */
export async function readBack(folder: LogFolder, scope: LogScope, place: LogPlace, limit: number) {
  const chains = chainsOf(await folder.files(), scope, place).map((files): Chain => ({
    steps: chain(folder, files, scope),
    step: undefined,
    read: files[0]!.place,
  }))
  const rows: LogEntry[] = []
  let text = 0
  try {
    for (const one of chains) await goOn(one)
    for (;;) {
      const open = chains.filter(({ step }) => step)
      if (open.length === 0) return { rows, next: null }
      if (rows.length >= limit || text > mostText) return { rows, next: open.map(({ read }) => read) }
      // What is no entry has no time: it is passed by first.
      const newest = open.reduce((a, b) => (timeOf(b) > timeOf(a) ? b : a))
      const { entry, place: at, bytes } = newest.step!
      if (entry) rows.push(entry)
      text += bytes
      newest.read = at
      await goOn(newest)
    }
  } finally {
    for (const { steps } of chains) await steps.return()
  }
}

const timeOf = ({ step }: Chain) => (step?.entry ? Date.parse(step.entry.at) : Number.POSITIVE_INFINITY)

type LogPosition = { file: LogFileFound; place: LogPlace[number] }

/** For each server its files, newest first, without those that end before or begin after the period. */
function chainsOf(files: LogFileFound[], { server, from, to }: LogScope, place: LogPlace): LogPosition[][] {
  const [first, last] = [from ? dayOf(from) : '', to ? dayOf(to) : '9']
  const inPeriod = files.filter(
    (file) => file.day >= first && file.day <= last && (!server || file.server === server),
  )
  const isFirstPage = place.length === 0
  return [...Map.groupBy(inPeriod, (file) => file.server).values()].flatMap((chain) => {
    const at = chain.findIndex(({ fileName }) => place.some(([name]) => name === fileName))
    if (at < 0 && !isFirstPage) return []
    return [
      chain.slice(Math.max(0, at)).map((file): LogPosition => {
        const before = place.find(([name]) => name === file.fileName)?.[1] ?? file.size
        return { file, place: [file.fileName, Math.min(before, file.size)] }
      }),
    ]
  })
}

const dayOf = (instant: string) => isoOf(Date.parse(instant)).slice(0, 10)

/** So much is skipped before the progress is reported again. */
const quiet = 1_048_576

/** One server's lines; those that do not match only count. */
async function* chain(folder: LogFolder, files: LogPosition[], scope: LogScope): AsyncGenerator<Step, void> {
  for (const { file, place } of files) {
    const handle = await folder.open(file).catch(() => null)
    if (!handle) continue
    try {
      if (yield* fileBack(handle, file, place[1], scope)) return
    } finally {
      await handle.close()
    }
  }
}

/** True: it came to what is older than the period. */
async function* fileBack(handle: FileHandle, file: LogFileFound, before: number, scope: LogScope) {
  const [may, fits] = [mayMatch(scope), matches(scope)]
  const start = scope.from === undefined ? Number.NEGATIVE_INFINITY : Date.parse(scope.from)
  let passed = 0
  for await (const line of linesBack(handle, before)) {
    passed += line.text.length
    const found = may(line.text) ? entryOf(file, line) : null
    if (found && Date.parse(found.at) < start) return true
    const entry = found && fits(found) ? found : null
    if (!entry && passed < quiet) continue
    const step: Step = { entry, place: [file.fileName, line.offset], bytes: passed }
    yield step
    passed = 0
  }
  return false
}
