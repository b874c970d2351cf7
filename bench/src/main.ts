import { benchAlarms } from './alarms.ts'
import { benchAndon } from './andon.ts'
import { benchCharts } from './charts.ts'
import { benchChecks } from './checks.ts'
import { benchCrowd } from './crowd.ts'
import { benchFirstPage } from './first-page.ts'
import { benchGenealogy } from './genealogy.ts'
import { benchImport } from './import.ts'
import { benchIngest } from './ingest.ts'
import { benchLookUp } from './look-up.ts'
import { benchOneUnit } from './one-unit.ts'
import { benchPulse } from './pulse.ts'
import { benchRewind } from './rewind.ts'
import { openStage } from './stage.ts'
import { benchSeals } from './seals.ts'
import { benchStationFigures } from './station-figures.ts'
import { benchTable } from './table.ts'
import { benchTabs } from './tabs.ts'

const benches = {
  firstPage: benchFirstPage,
  table: benchTable,
  tabs: benchTabs,
  ingest: benchIngest,
  oneUnit: benchOneUnit,
  pulse: benchPulse,
  lookUp: benchLookUp,
  import: benchImport,
  genealogy: benchGenealogy,
  stationFigures: benchStationFigures,
  charts: benchCharts,
  rewind: benchRewind,
  alarms: benchAlarms,
  andon: benchAndon,
  checks: benchChecks,
  crowd: benchCrowd,
  seals: benchSeals,
}
/** `--large`: look-ups among 100 million values instead of 10, which takes a quarter of an hour to fill and some 5 GB. */
const isLarge = process.argv.includes('--large')
const names = process.argv.slice(2).filter((word) => word !== '--large')
const unknown = names.filter((name) => !(name in benches))
if (unknown.length > 0) {
  process.stderr.write(
    `There is no bench ${unknown.join(', ')}. The benches are: ${Object.keys(benches).join(', ')}.\n`,
  )
  process.exit(2)
}
const chosen = Object.entries(benches).filter(([name]) => names.length === 0 || names.includes(name))

const stage = await openStage()
try {
  for (const [, bench] of chosen) await bench(stage, { isLarge })
} finally {
  await stage.close()
}
