import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { stationDoors } from './station-doors.ts'

const anywhere = [
  'contract/src/',
  'statistics/',
  'server/src/',
  'console/(src|build)/',
  'simulator/src/',
  'e2e/',
  'bench/',
  'tools/',
]
/** What time it is at a line, for its writer; what points are, for the thread that judges: without the rest of the server. */
const openFiles =
  'server/src/\\w+/(plant/(clock|line-clock)|values/(charted-passes|pass-columns)|charts/(points-of|stages))\\.ts$'

/** The server's areas from the ground up. An area calls only itself and areas below it, by the features' front doors (`orders/orders.ts`). */
const areas = [
  'platform',
  'plant',
  'people',
  'masterdata',
  'planning',
  'execution',
  'quality',
  'equipment',
  'response',
  'exchange',
  'insight',
]
const upTo = (area: string) => areas.slice(0, areas.indexOf(area) + 1).join('|')
const frontDoors = (area: string) => `server/src/(?:${upTo(area)})/(\\w+)/\\1\\.ts$`
/** What every area is built on: statements, downloads, imports of files. */
const ground = 'server/src/platform/(db|files)/'

const areaRooms = areas.flatMap((area): [room: RegExp, may: string[]][] => [
  [
    new RegExp(`^server/src/${area}/(\\w+)/[\\w-]+\\.queries\\.ts$`),
    ['contract/src/', 'server/src/platform/db/', `server/src/${area}/$1/[\\w-]+\\.queries\\.ts$`],
  ],
  [
    new RegExp(`^server/src/${area}/(\\w+)/[\\w-]+\\.routes\\.ts$`),
    ['contract/src/', 'server/src/platform/http/', `server/src/${area}/$1/`],
  ],
  [
    new RegExp(`^server/src/${area}/(\\w+)/`),
    ['contract/src/', 'statistics/src/', ground, `server/src/${area}/$1/`, frontDoors(area), openFiles],
  ],
])

/** Who may knock on whose door. The first line that fits a file is its room; `$1` is the feature's own name. */
const rooms: [room: RegExp, may: string[]][] = [
  [/\.(test|tries|tables)\.tsx?$|^\w+\/src\/testing\/|\.config\.ts$|\.d\.ts$/, anywhere],
  [/^contract\/src\//, ['contract/src/']],
  [/^statistics\/(src|oracles)\//, ['statistics/']],
  [/^server\/src\/([\w-]+\.ts$|demo\/)/, ['contract/src/', 'server/src/']],
  [/^server\/src\/platform\/db\//, ['contract/src/', 'server/src/platform/db/']],
  [/^server\/src\/platform\/files\//, ['contract/src/', ground]],
  [/^server\/src\/platform\/(http|live)\//, ['contract/src/', 'server/src/platform/(db|http|live)/']],
  [
    /^server\/src\/exchange\/adapters\/(\w+)\/[\w-]+\.routes\.ts$/,
    [
      'contract/src/',
      'server/src/platform/http/',
      'server/src/platform/db/line\\.ts$',
      'server/src/exchange/adapters/$1/',
      frontDoors('exchange'),
    ],
  ],
  [
    /^server\/src\/exchange\/adapters\/(\w+)\//,
    [
      'contract/src/',
      'server/src/platform/db/(call|connect|instants|line)\\.ts$',
      'server/src/exchange/adapters/$1/',
      frontDoors('exchange'),
    ],
  ],
  ...areaRooms,
  [/^console\/(build|src\/ui)\//, ['console/src/ui/']],
  [/^console\/src\/i18n\//, ['contract/src/', 'console/src/i18n/']],
  [/^console\/src\/(api|fields)\//, ['contract/src/', 'console/src/(ui|i18n|api|fields)/']],
  [
    /^console\/src\/shapes\//,
    ['contract/src/', 'statistics/src/', 'console/src/(ui|i18n|api|fields|shapes)/'],
  ],
  [/^console\/src\/(main\.tsx$|shell\/)/, ['contract/src/', 'console/src/']],
  [/^console\/src\/station\//, stationDoors],
  [
    /^console\/src\/(\w+)\//,
    ['contract/src/', 'statistics/src/', 'console/src/(ui|i18n|api|fields|shapes|$1)/'],
  ],
  [/^simulator\/src\//, ['contract/src/', 'simulator/src/']],
  [/^e2e\//, ['contract/src/', 'e2e/']],
  [/^bench\//, ['contract/src/', 'statistics/src/', 'server/src/', 'bench/']],
  [/^tools\//, ['tools/']],
]

/** What the browser shall load must import nothing but this. */
const packages: [room: RegExp, may: RegExp][] = [
  [/\.test\.tsx?$/, /./],
  [/^contract\//, /^zod$/],
  [/^statistics\/src\//, /^$/],
  [/^console\/src\//, /^(?!node:)/],
]

const mayMakeDates =
  /^server\/src\/platform\/db\/|^console\/src\/fields\/|^contract\/src\/formats\.ts$|^simulator\/src\/clock\.ts$|\.test\.tsx?$|\/testing\/|^(e2e|bench|tools)\//
const mayExportDefault =
  /^console\/src\/\w+\/\w+Page\.tsx$|\.config\.ts$|^server\/src\/testing\/prepare\.ts$|^e2e\/src\/open-plant\.ts$/
const longest = 250

const homes = ['contract', 'statistics', 'server', 'console', 'simulator', 'e2e', 'bench', 'tools']
const skipped = new Set(['node_modules', 'dist', 'test-results', 'playwright-report'])
const sources = new Map(homes.flatMap(filesBelow).map((file) => [file, readFileSync(file, 'utf8')]))
const files = [...sources.keys()]

test('there is a house to look at', () => {
  expect(files).toEqual(expect.arrayContaining(['contract/src/pages.ts', 'tools/house.test.ts']))
})

test('every file is in a room', () => {
  expect(files.filter((file) => /\.tsx?$/.test(file) && !roomOf(file))).toEqual([])
})

test('every file knocks only on doors it may knock on', () => {
  const stray = files.flatMap((file) => strayDoors(file, importsOf(file)).map((door) => `${file} → ${door}`))
  expect(stray).toEqual([])
})

test.each([
  ['server/src/execution/units/units.ts', 'server/src/planning/orders/orders.ts', true],
  ['server/src/planning/orders/orders.ts', 'server/src/execution/units/units.ts', false],
  ['server/src/execution/units/units.ts', 'server/src/planning/orders/orders.queries.ts', false],
  ['server/src/planning/orders/orders.routes.ts', 'server/src/platform/db/connect.ts', false],
  ['server/src/planning/orders/orders.queries.ts', 'server/src/planning/orders/orders.ts', false],
  ['server/src/platform/http/serve.ts', 'server/src/planning/orders/orders.routes.ts', false],
  ['console/src/orders/OrderCreatePage.tsx', 'console/src/shapes/DataTable.tsx', true],
  ['console/src/orders/OrderCreatePage.tsx', 'console/src/units/UnitPage.tsx', false],
  ['console/src/orders/OrderCreatePage.tsx', 'server/src/planning/orders/orders.ts', false],
  ['console/src/ui/Lamp.tsx', 'contract/src/orders.ts', false],
  ['simulator/src/main.ts', 'server/src/planning/orders/orders.ts', false],
])('%s imports %s: %o', (file, door, may) => {
  expect(strayDoors(file, [door]).length === 0).toBe(may)
})

test('contract, statistics and console import no package they must do without', () => {
  const stray = files.flatMap((file) => {
    const may = packages.find(([room]) => room.test(file))?.[1]
    return may
      ? importsOf(file)
          .filter((door) => !isOurs(door) && !may.test(door))
          .map((door) => `${file} may not use ${door}`)
      : []
  })
  expect(stray).toEqual([])
})

test('nothing imports itself in a circle', () => {
  expect(
    circles(new Map(files.map((file) => [file, importsOf(file).filter((door) => sources.has(door))]))),
  ).toEqual([])
})

test('a circle is found where there is one', () => {
  expect(
    circles(
      new Map([
        ['a', ['b']],
        ['b', ['c', 'd']],
        ['c', ['a']],
        ['d', []],
      ]),
    ),
  ).toEqual(['a → b → c → a'])
})

test(`no file is longer than ${longest} lines`, () => {
  const long = [...sources]
    .map(([file, text]) => ({ file, lines: text.trimEnd().split('\n').length }))
    .filter(({ lines }) => lines > longest)
  expect(long).toEqual([])
})

test('instants are texts: dates are made in a few places only', () => {
  expect(filesWith(/\bnew Date\(/, mayMakeDates)).toEqual([])
})

test('only a screen has a default export', () => {
  expect(filesWith(/^export default\b|^export \{[^}]*\bas default\b/m, mayExportDefault)).toEqual([])
})

test('no file is called index: its name tells what is inside', () => {
  expect(files.filter((file) => /\/index\.\w+$/.test(file))).toEqual([])
})

test('whoever silences a check gives the reason', () => {
  const silencing = /(?:oxlint-disable|eslint-disable|@ts-expect-error|@ts-ignore)(?!.* -- \S)/
  expect(filesWith(silencing, /^tools\/house\.test\.ts$/)).toEqual([])
})

function filesBelow(home: string): string[] {
  return readdirSync(home, { withFileTypes: true }).flatMap((entry) => {
    const inner = `${home}/${entry.name}`
    if (entry.isDirectory()) return skipped.has(entry.name) ? [] : filesBelow(inner)
    return /\.(tsx?|mjs)$/.test(entry.name) ? [inner] : []
  })
}

const filesWith = (words: RegExp, except: RegExp) =>
  [...sources].filter(([file, text]) => !except.test(file) && words.test(text)).map(([file]) => file)

const roomOf = (file: string) => rooms.find(([room]) => room.test(file))

function strayDoors(file: string, doors: string[]): string[] {
  const [room, may] = roomOf(file) ?? [/$/, anywhere]
  const own = room.exec(file)?.[1] ?? ''
  const allowed = may.map((door) => new RegExp(`^${door.replaceAll('$1', own)}`))
  return doors.filter((door) => isOurs(door) && !allowed.some((pattern) => pattern.test(door)))
}

/** What a file imports: the place of a file of ours, or the name of a package. */
function importsOf(file: string): string[] {
  const doors = /^(?:import|export)\b[^'"`]*?from '([^']+)'|^import '([^']+)'|\bimport\('([^']+)'\)/gm
  const text = sources.get(file) ?? ''
  return [...text.matchAll(doors)].map(([, from, bare, later]) => placeOf(file, from ?? bare ?? later ?? ''))
}

function placeOf(file: string, door: string): string {
  if (door.startsWith('.')) return path.posix.join(path.posix.dirname(file), door)
  return door.replace(/^~\//, 'console/src/').replace(/^@takt\/(\w+)\//, '$1/src/')
}

const isOurs = (door: string) => homes.some((home) => door.startsWith(`${home}/`))

function circles(graph: Map<string, string[]>): string[] {
  const found: string[] = []
  const done = new Set<string>()
  const walk = (file: string, way: string[]) => {
    if (way.includes(file)) return void found.push([...way.slice(way.indexOf(file)), file].join(' → '))
    if (done.has(file)) return
    for (const next of graph.get(file) ?? []) walk(next, [...way, file])
    done.add(file)
  }
  for (const file of graph.keys()) walk(file, [])
  return found
}
