import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { type Disk, openDisk } from './disk.ts'
import { type Fault, faultsOf } from './faults.ts'
import { type Load, startLoad } from './load.ts'
import { prove } from './prove.ts'
import { makeStations, openSite, type Site } from './site.ts'
import { table } from './table.ts'

const help = `npm run soak -- --minutes 10
Runs the product under load, breaks its database, its network, its disk and itself at random, and proves that nothing acknowledged was lost or doubled.
  --minutes   how long (default 10)
  --stations  per line, on two lines (default 10)`

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '10' },
    stations: { type: 'string', default: '10' },
    help: { type: 'boolean', default: false },
  },
})
/** The server gives up after 4.5 s; the rest is what a busy machine adds (measured: 0.6 s at ten times its load). */
const limits = { error: 5500, back: 10_000 }

type Row = {
  fault: string
  times: number
  errors: number
  'longest error (s)': number
  'longest until back (s)': number
}

async function soak(minutes: number, perLine: number) {
  const disk = openDisk()
  if (!disk.fill) console.log('A full disk is not tried: only root on Linux can mount one.')
  try {
    return await soakOn(disk, minutes, perLine)
  } finally {
    disk.remove()
  }
}

async function soakOn(disk: Disk, minutes: number, perLine: number) {
  const site = await openSite(disk.directory)
  try {
    const stations = await makeStations(site.url, ['L1', 'L2'], perLine)
    const load = startLoad(site.url, stations)
    const rows = await breakThings(site, load, faultsOf(site, disk), minutes)
    await load.stop()
    const proof = await prove(site, stations)
    for (const line of table(rows)) console.log(line)
    for (const line of table([proof])) console.log(line)
    const late = load.failures.filter(({ milliseconds }) => milliseconds > limits.error).length
    console.log(
      `${load.failures.length} errors, ${late} of them after more than ${limits.error / 1000} s; the server ended by itself ${site.deaths()} times`,
    )
    return (
      proof.missing + proof.doubled + proof.unasked + late + site.deaths() === 0 &&
      proof.countersAgree &&
      rows.every((row) => row['longest until back (s)'] * 1000 < limits.back)
    )
  } finally {
    disk.free()
    await site.close()
  }
}

/** Each fault once in a random order, and again, until the time is over. */
async function breakThings(site: Site, load: Load, faults: Fault[], minutes: number): Promise<Row[]> {
  const rows = new Map<string, Row>()
  const end = performance.now() + minutes * 60_000
  await pause(2000)
  while (performance.now() < end) {
    for (const fault of faults.toSorted(() => Math.random() - 0.5)) {
      if (performance.now() > end) break
      const begun = performance.now()
      await fault.happen()
      const back = await untilBack(load)
      await pause(1000 + Math.random() * 3000)
      const failed = load.failures.filter(({ at }) => at > begun)
      const row = rows.get(fault.name) ?? {
        fault: fault.name,
        times: 0,
        errors: 0,
        'longest error (s)': 0,
        'longest until back (s)': 0,
      }
      rows.set(fault.name, {
        ...row,
        times: row.times + 1,
        errors: row.errors + failed.length,
        'longest error (s)': Math.max(
          row['longest error (s)'],
          ...failed.map(({ milliseconds }) => Math.round(milliseconds / 10) / 100),
        ),
        'longest until back (s)': Math.max(row['longest until back (s)'], Math.round(back / 10) / 100),
      })
      console.log(
        `${new Date().toISOString()} ${fault.name}: ${failed.length} errors, back after ${(back / 1000).toFixed(2)} s`,
      )
    }
  }
  return [...rows.values()]
}

/** Until every line was answered again, from now. */
async function untilBack(load: Load) {
  const since = performance.now()
  while (load.lastAnswer() < since) {
    if (performance.now() - since > 120_000) throw new Error('It did not come back within two minutes')
    await pause(10)
  }
  return load.lastAnswer() - since
}

if (values.help) console.log(help)
else process.exitCode = (await soak(Number(values.minutes), Number(values.stations))) ? 0 : 1
