/** What the overview of output says beside the fields' names. */
export const output = {
  dayBefore: 'Day before', dayAfter: 'Next day', today: 'Today', wholeDay: 'Whole day', everyType: 'Every type', between: 'Between the shifts', plan: 'Plan', actual: 'Actual', sumGap: 'Gap, cumulative', ok: 'OK', ngUnits: 'NG units', slot: 'Time',
  noPlanOfType: 'Of one type there is no plan: the takt is the line’s.', noTakt: 'No plan: the line has no takt target and no cycle time.', outputChart: 'Output against plan', rateChart: 'OK rate', rateAbout: 'Share of units that were good in the end, row by row', writeReason: 'Write a reason', changeReason: 'Change the reason', reasonOf: 'Reason for {slot}', reasonHint: 'Empty takes it away', reasonSaved: 'The reason is saved',
  toUnits: 'Units registered in this time', toPasses: 'Passes in this time', print: 'Print the report', report: 'Daily report', printed: 'Printed {at}', sum: 'Sum', by: '{writtenBy}, {writtenAt}', toCome: 'to come', nothing: 'On this day nothing is planned and nothing was made.',
}
