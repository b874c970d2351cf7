import { announceToHost, hostInsert, mustHaveHost, newestOfLots, sendAgain } from './exchange/host/host.ts'
import { lotUnits, openTimesAt, serialsArchived, serialsOf, stationCalls } from './execution/floor/floor.ts'
import { foundUnits } from './execution/genealogy/found-acts.ts'
import { bulkKinds } from './execution/genealogy/genealogy.ts'
import { foundFailures } from './quality/failures/failures.ts'
import { materialTraces } from './execution/materials/materials.ts'
import { materialCheck } from './execution/materials/order-check.ts'
import { oeeDuring, paceFor, taktOfLineAnyway } from './insight/boards/boards.ts'
import { dropReasonsOfLine } from './insight/boards/reasons.queries.ts'
import { floorTraces } from './execution/floor/traces.queries.ts'
import { lineRecipesPart } from './masterdata/recipes/line-part.ts'
import { recipesAt, recipeTraces } from './masterdata/recipes/traces.queries.ts'
import { limitedTo } from './people/users/limited-to.queries.ts'
import { ordersOfLine, routesThrough } from './planning/orders/of-line.queries.ts'
import { loginTraces } from './plant/operators/logins.queries.ts'
import { stationTraces, stationUses } from './plant/stations/ports.ts'
import { unitSerials } from './people/account/account.ts'
import { unreadNotices } from './people/session/session.ts'
import { renameOrderOfLots, unitsOfLots } from './planning/lots/lots.ts'
import {
  archivedSerials,
  oeeOfLine,
  orderChecks,
  orderCodeBearers,
  orderPace,
} from './planning/orders/ports.ts'
import { lineCalendarPart } from './plant/calendar/line-part.ts'
import { lineTakt } from './plant/calendar/ports.ts'
import { lineOrders, lineParts, lineTraces, peopleOfLine } from './plant/lines/ports.ts'
import { lineShiftsPart } from './plant/plant/line-part.ts'
import { lineStationsPart } from './plant/stations/line-part.ts'
import { lineReworkPart, reworkActivity } from './quality/rework/rework.ts'
import { activityOfReworkers } from './quality/reworkers/ports.ts'
import { lineDrawingsPart } from './masterdata/defectDrawings/defectDrawings.ts'
import { lineDefectsPart } from './masterdata/defects/defects.ts'
import { lineSopsPart, openWork } from './masterdata/sops/sops.ts'
import { lineFrozenPart } from './platform/frozenReports/frozenReports.ts'
import { lineHandoversPart } from './insight/handovers/handovers.ts'
import { lineReportsPart } from './insight/reports/reports.ts'
import { lineStopReasonsPart } from './insight/stops/stops.ts'
import { lineStationDaysPart } from './insight/stationFigures/stationFigures.ts'
import { recalledUnits } from './equipment/recalls/recalls.ts'
import { lineCalibrationsPart } from './equipment/calibrations/calibrations.ts'
import { lineSopAnswersPart } from './equipment/sopAnswers/sopAnswers.ts'
import { scrappedAmong } from './equipment/tools/tools.queries.ts'
import { lineToolsPart, toolCheck } from './equipment/tools/tools.ts'
import { checkedSince, itemsAt, lineInspectionsPart } from './equipment/inspections/inspections.ts'
import { lineAlarmDefsPart } from './equipment/alarmDefs/alarmDefs.ts'
import { lineAlarmsPart } from './equipment/alarms/alarms.ts'
import { lineGaugesPart } from './quality/gauges/gauges.ts'
import { scrappedTools } from './quality/gauges/ports.ts'
import { lineLimitsPart } from './quality/charts/charts.ts'
import { lineSignalsPart, signalCalls } from './quality/signals/signals.ts'
import { lineFailurePhotosPart } from './quality/failurePhotos/failurePhotos.ts'
import { lineFutureHoldsPart } from './quality/futureHolds/futureHolds.ts'
import { lineConcessionsPart } from './quality/concessions/concessions.ts'
import { lineProblemsPart } from './quality/problems/problems.ts'
import { lineReworkersPart } from './quality/reworkers/reworkers.ts'
import { hostOutbox } from './platform/outbox/outbox.ts'
import { helpCalls } from './equipment/inspections/ports.ts'
import { callsMeanwhile } from './equipment/alarms/ports.ts'
import {
  answerWithBadge,
  callForHelp,
  callUnlessOpen,
  callsOfStation,
  callsUnanswered,
  lampAt,
  lineCallsPart,
} from './response/andon/andon.ts'
import { lineSopCommentsPart } from './response/sopComments/sopComments.ts'
import { lineCodesPart } from './response/machineCodes/machineCodes.ts'
import { lineAndonRulesPart } from './response/andonRules/andonRules.ts'
import { lastNotice as lastNoticePort, lineNoticeRulesPart } from './response/noticeRules/noticeRules.ts'
import { lastNotice, unansweredCalls, unreadOf } from './response/notices/notices.ts'

/** Connects the ports of lower areas with higher ones. Everybody who builds the application calls it first. */
export function wire() {
  hostOutbox.connect({ announceToHost, hostInsert, mustHaveHost, newestOfLots, sendAgain })
  unreadNotices.connect(unreadOf)
  unansweredCalls.connect(callsUnanswered)
  lastNoticePort.connect(lastNotice)
  unitSerials.connect(serialsOf)
  lineTakt.connect(taktOfLineAnyway)
  unitsOfLots.connect(lotUnits)
  archivedSerials.connect(serialsArchived)
  orderPace.connect(paceFor)
  activityOfReworkers.connect(reworkActivity)
  callsMeanwhile.connect(callsOfStation)
  openWork.connect(openTimesAt)
  helpCalls.connect(callForHelp)
  signalCalls.connect(callUnlessOpen)
  scrappedTools.connect(scrappedAmong)
  stationCalls.connect({ answer: answerWithBadge, lamp: lampAt })
  oeeOfLine.connect(oeeDuring)
  lineOrders.connect(ordersOfLine)
  peopleOfLine.connect(limitedTo)
  for (const [name, traces] of Object.entries({ floorTraces, recipeTraces, loginTraces })) {
    lineTraces.add(name, (db, line) => traces(db, line, null))
    stationTraces.add(name, traces)
  }
  lineTraces.add('materials', materialTraces)
  stationUses.add('orders', routesThrough)
  stationUses.add('recipes', recipesAt)
  stationUses.add('inspections', itemsAt)
  stationTraces.add('inspections', checkedSince)
  orderCodeBearers.add('lots', renameOrderOfLots)
  orderChecks.add('material', materialCheck)
  orderChecks.add('tools', toolCheck)
  bulkKinds.add('foundUnits', foundUnits)
  bulkKinds.add('recalledUnits', recalledUnits(foundUnits.play))
  bulkKinds.add('foundFailures', foundFailures)
  lineParts.add('shifts', lineShiftsPart)
  lineParts.add('calendar', lineCalendarPart)
  lineParts.add('slotReasons', { remove: dropReasonsOfLine })
  lineParts.add('stations', lineStationsPart)
  lineParts.add('recipes', lineRecipesPart)
  lineParts.add('defects', lineDefectsPart)
  lineParts.add('defectDrawings', lineDrawingsPart)
  lineParts.add('reworkers', lineReworkersPart)
  lineParts.add('rework', lineReworkPart)
  lineParts.add('alarmDefs', lineAlarmDefsPart)
  lineParts.add('chartLimits', lineLimitsPart)
  lineParts.add('problems', lineProblemsPart)
  lineParts.add('failurePhotos', lineFailurePhotosPart)
  lineParts.add('futureHolds', lineFutureHoldsPart)
  lineParts.add('signals', lineSignalsPart)
  lineParts.add('concessions', lineConcessionsPart)
  lineParts.add('inspections', lineInspectionsPart)
  lineParts.add('handovers', lineHandoversPart)
  lineParts.add('reports', lineReportsPart)
  lineParts.add('stationDays', lineStationDaysPart)
  lineParts.add('stopReasons', lineStopReasonsPart)
  lineParts.add('sopAnswers', lineSopAnswersPart)
  lineParts.add('sopComments', lineSopCommentsPart)
  lineParts.add('sops', lineSopsPart)
  lineParts.add('frozenReports', lineFrozenPart)
  lineParts.add('tools', lineToolsPart)
  lineParts.add('calibrations', lineCalibrationsPart)
  lineParts.add('alarms', lineAlarmsPart)
  lineParts.add('gauges', lineGaugesPart)
  lineParts.add('andonCalls', lineCallsPart)
  lineParts.add('machineCodes', lineCodesPart)
  lineParts.add('andonRules', lineAndonRulesPart)
  lineParts.add('noticeRules', lineNoticeRulesPart)
}
