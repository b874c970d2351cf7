import { notices } from './notices.ts'
import { walls } from './walls.ts'
import { backups, seals, sealState } from './seals.ts'
import { about } from './about.ts'
import { account } from './account.ts'
import { appearance, metErrors, shortcutKeys } from './appearance.ts'
import { action } from './action.ts'
import { chartLimits, chartLimitsFields } from './chartLimits.ts'
import { attributeFields } from './attribute-charts.ts'
import {
  equipmentStatistics,
  equipmentStatisticsErrors,
  equipmentStatisticsFields,
} from './equipmentStatistics.ts'
import { equipmentReports } from './equipmentReports.ts'
import { frozenReports, frozenReportsErrors } from './frozenReports.ts'
import { handovers, handoversErrors } from './handovers.ts'
import { reports, reportsChoices, reportsErrors, reportsFields } from './reports.ts'
import { stops, stopsErrors, stopsFields } from './stops.ts'
import { sopAnswers, sopAnswersErrors, sopAnswersFields } from './sopAnswers.ts'
import { sopComments, sopCommentsErrors, sopCommentsFields } from './sopComments.ts'
import { sops, sopsErrors, sopsFields } from './sops.ts'
import { measuring, measuringErrors, measuringField } from './measuring.ts'
import { tools, toolsErrors, toolsFields } from './tools.ts'
import { toolSets, toolSetsFields } from './toolSets.ts'
import { webhooks, webhooksErrors, webhooksFields } from './webhooks.ts'
import { failurePhotos, failurePhotosErrors, failurePhotosFields } from './failurePhotos.ts'
import { futureHolds, futureHoldsErrors, futureHoldsFields } from './futureHolds.ts'
import { signals, signalsErrors, signalsFields } from './signals.ts'
import { concessions, concessionsErrors, concessionsFields } from './concessions.ts'
import { problems, problemsErrors, problemsFields } from './problems.ts'
import { defectReports } from './defectReports.ts'
import { defects, defectsFields } from './defects.ts'
import { inspections, inspectionsErrors, inspectionsFields } from './inspections.ts'
import { alarmDefs, alarmDefsFields } from './alarmDefs.ts'
import { alarms, alarmsFields } from './alarms.ts'
import { boardFigures } from './boardFigures.ts'
import { bomDefs, bomDefsFields } from './bomDefs.ts'
import { boms } from './boms.ts'
import { calendar } from './calendar.ts'
import { changes, changesFields } from './changes.ts'
import { charts } from './charts.ts'
import { moreChoices } from './choices/more.ts'
import { collectionSets } from './collectionSets.ts'
import { cycleTimes, cycleTimesErrors, cycleTimesFields } from './cycleTimes.ts'
import { moreError } from './errors.ts'
import { moreField } from './fields.ts'
import { files } from './files.ts'
import { gauges, gaugesErrors, gaugesFields } from './gauges.ts'
import { genealogy } from './genealogy.ts'
import { grid } from './grid.ts'
import { guide } from './guide.ts'
import { handbook } from './handbook.ts'
import { host } from './host.ts'
import { imports } from './imports.ts'
import { labels } from './labels.ts'
import { lines } from './lines.ts'
import { lists } from './lists.ts'
import { lots } from './lots.ts'
import { materials } from './materials.ts'
import { phonePages, phonePagesErrors, phonePagesField } from './phonePages.ts'
import { noticeRules, noticeRulesErrors, noticeRulesFields } from './noticeRules.ts'
import { notifyCenter } from './notifyCenter.ts'
import { operators } from './operators.ts'
import { orderImport } from './orderImport.ts'
import { orders } from './orders.ts'
import { output } from './output.ts'
import { packages } from './packages.ts'
import { failures, failuresErrors } from './failures.ts'
import { failureSummary } from './failureSummary.ts'
import { passes } from './passes.ts'
import { people } from './people.ts'
import { processings } from './processings.ts'
import { recipes } from './recipes.ts'
import { rewind, rewindErrors } from './rewind.ts'
import { rework, reworkFields } from './rework.ts'
import { andon, andonChoices, andonErrors, andonFields } from './andon.ts'
import { andonReport } from './andonReport.ts'
import { andonRules, andonRulesFields } from './andonRules.ts'
import { reworkers, reworkersFields } from './reworkers.ts'
import { settings } from './settings.ts'
import { stations } from './stations.ts'
import { stationScreen } from './stationScreen.ts'
import { sysLog, sysLogChoices, sysLogFields } from './sysLog.ts'
import { telegrams } from './telegrams.ts'
import { types } from './types.ts'
import { units } from './units.ts'
import { values } from './values.ts'
import { versions } from './versions.ts'

/** What only the other pages need: comes with the first of them. */
export const pages = {
  notices,
  walls,
  action,
  alarmDefs,
  inspections,
  defectReports,
  alarms,
  defects,
  problems,
  concessions,
  failurePhotos,
  futureHolds,
  tools,
  ...measuring,
  sopAnswers,
  sopComments,
  sops,
  toolSets,
  equipmentReports,
  frozenReports,
  handovers,
  reports,
  ...reportsChoices,
  rewind,
  stops,
  notifyCenter,
  ...phonePages,
  noticeRules,
  webhooks,
  equipmentStatistics,
  signals,
  sysLog,
  ...sysLogChoices,
  chartLimits,
  boardFigures,
  bomDefs,
  boms,
  calendar,
  changes,
  charts,
  ...moreChoices,
  ...andonChoices,
  andon,
  andonReport,
  andonRules,
  collectionSets,
  error: {
    ...moreError,
    ...andonErrors,
    ...inspectionsErrors,
    ...concessionsErrors,
    ...signalsErrors,
    ...failurePhotosErrors,
    ...futureHoldsErrors,
    ...toolsErrors,
    ...cycleTimesErrors,
    ...measuringErrors,
    ...phonePagesErrors,
    ...sopAnswersErrors,
    ...sopCommentsErrors,
    ...sopsErrors,
    ...frozenReportsErrors,
    ...noticeRulesErrors,
    ...handoversErrors,
    ...reportsErrors,
    ...rewindErrors,
    ...stopsErrors,
    ...webhooksErrors,
    ...failuresErrors,
    ...gaugesErrors,
    ...problemsErrors,
    ...equipmentStatisticsErrors,
  },
  cycleTimes,
  field: {
    ...moreField,
    ...bomDefsFields,
    ...webhooksFields,
    ...changesFields,
    ...sysLogFields,
    ...reworkFields,
    ...gaugesFields,
    ...reworkersFields,
    ...alarmDefsFields,
    ...inspectionsFields,
    ...alarmsFields,
    ...defectsFields,
    ...problemsFields,
    ...concessionsFields,
    ...signalsFields,
    ...failurePhotosFields,
    ...futureHoldsFields,
    ...toolsFields,
    ...measuringField,
    ...sopAnswersFields,
    ...sopCommentsFields,
    ...sopsFields,
    ...toolSetsFields,
    ...noticeRulesFields,
    ...equipmentStatisticsFields,
    ...stopsFields,
    ...reportsFields,
    ...attributeFields,
    ...chartLimitsFields,
    ...andonFields,
    ...phonePagesField,
    ...andonRulesFields,
    ...cycleTimesFields,
  },
  about,
  account,
  appearance,
  metErrors,
  shortcutKeys,
  files,
  genealogy,
  grid,
  guide,
  handbook,
  host,
  imports,
  labels,
  lines,
  lists,
  lots,
  materials,
  operators,
  orderImport,
  orders,
  output,
  packages,
  failures,
  failureSummary,
  passes,
  people,
  processings,
  recipes,
  rework,
  gauges,
  reworkers,
  backups,
  seals,
  sealState,
  settings,
  stationScreen,
  stations,
  telegrams,
  types,
  units,
  values,
  versions,
}
