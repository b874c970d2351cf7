import { about } from './about.ts'
import { account } from './account.ts'
import { alarmDefs } from './alarmDefs.ts'
import { backups } from './backups.ts'
import { cycleStandards } from './cycleStandards.ts'
import { cycleTimes } from './cycleTimes.ts'
import { defectDrawings } from './defectDrawings.ts'
import { defectReports } from './defectReports.ts'
import { machineCodes } from './machineCodes.ts'
import { alarms } from './alarms.ts'
import { defects } from './defects.ts'
import { equipmentStatistics } from './equipmentStatistics.ts'
import { chartEvents } from './chartEvents.ts'
import { equipmentReports } from './equipmentReports.ts'
import { handovers } from './handovers.ts'
import { reports } from './reports.ts'
import { stops } from './stops.ts'
import { calibrations } from './calibrations.ts'
import { recalls } from './recalls.ts'
import { tools } from './tools.ts'
import { toolCounters } from './toolCounters.ts'
import { toolSets } from './toolSets.ts'
import { sopAnswers } from './sopAnswers.ts'
import { sopComments } from './sopComments.ts'
import { failurePhotos } from './failurePhotos.ts'
import { futureHolds } from './futureHolds.ts'
import { signals } from './signals.ts'
import { concessions } from './concessions.ts'
import { problems } from './problems.ts'
import { attributeLimits } from './attributeLimits.ts'
import { chartExclusions } from './chartExclusions.ts'
import { chartLimits } from './chartLimits.ts'
import { archives } from './archives.ts'
import { attention } from './attention.ts'
import { audit } from './audit.ts'
import { boards } from './boards.ts'
import { bomDefs } from './bomDefs.ts'
import { boms } from './boms.ts'
import { calendar } from './calendar.ts'
import { changes } from './changes.ts'
import { charts } from './charts.ts'
import { collectionSets } from './collectionSets.ts'
import { files } from './files.ts'
import { find } from './find.ts'
import { gauges } from './gauges.ts'
import { genealogy } from './genealogy.ts'
import { guide } from './guide.ts'
import { host } from './host.ts'
import { inspections } from './inspections.ts'
import { labels } from './labels.ts'
import { lines } from './lines.ts'
import { lots } from './lots.ts'
import { materials } from './materials.ts'
import { oidc } from './oidc.ts'
import { andon } from './andon.ts'
import { andonReport } from './andonReport.ts'
import { andonRules } from './andonRules.ts'
import { noticeRules } from './noticeRules.ts'
import { notices } from './notices.ts'
import { webhooks } from './webhooks.ts'
import { operators } from './operators.ts'
import { orders } from './orders.ts'
import { packages } from './packages.ts'
import { output } from './output.ts'
import { failureSummary } from './failure-summary.ts'
import { failures } from './failure-rows.ts'
import { passes } from './passes.ts'
import { plant } from './plant.ts'
import { preferences } from './preferences.ts'
import { processings } from './processings.ts'
import { recipes } from './recipes.ts'
import { rewind } from './rewind.ts'
import { rework } from './rework.ts'
import { reworkers } from './reworkers.ts'
import { security } from './security.ts'
import { seals } from './seals.ts'
import { session } from './session.ts'
import { settings } from './settings.ts'
import { sops } from './sops.ts'
import { stationScreen } from './stationScreen.ts'
import { stations } from './stations.ts'
import { sysLog } from './sysLog.ts'
import { telegrams } from './telegrams.ts'
import { types } from './types.ts'
import { units } from './units.ts'
import { users } from './users.ts'
import { values } from './values.ts'
import { walls } from './walls.ts'

/** Everything the console may call. */
export const features = {
  about,
  account,
  archives,
  attention,
  alarmDefs,
  defectReports,
  defectDrawings,
  alarms,
  defects,
  problems,
  concessions,
  failurePhotos,
  futureHolds,
  tools,
  calibrations,
  recalls,
  sopAnswers,
  sopComments,
  toolCounters,
  toolSets,
  chartEvents,
  equipmentReports,
  handovers,
  reports,
  stops,
  signals,
  chartLimits,
  attributeLimits,
  chartExclusions,
  audit,
  boards,
  equipmentStatistics,
  bomDefs,
  boms,
  calendar,
  changes,
  charts,
  collectionSets,
  cycleStandards,
  cycleTimes,
  files,
  find,
  genealogy,
  guide,
  host,
  inspections,
  labels,
  lines,
  lots,
  materials,
  andon,
  machineCodes,
  andonReport,
  andonRules,
  noticeRules,
  notices,
  webhooks,
  oidc,
  operators,
  orders,
  output,
  packages,
  failures,
  failureSummary,
  passes,
  plant,
  preferences,
  processings,
  recipes,
  rewind,
  rework,
  gauges,
  reworkers,
  security,
  backups,
  seals,
  session,
  settings,
  sops,
  stations,
  stationScreen,
  sysLog,
  telegrams,
  types,
  units,
  users,
  values,
  walls,
}
