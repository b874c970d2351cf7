import type { StopCause } from '../../stops.ts'
import type { FieldName } from '../../field-names.ts'

/** Words of the list of stops, besides the names of fields. */
export const stops = {
  open: 'Stops without a reason: {count} ({time})',
  none: 'Every stop has its reason',
  explain: 'Explain stops',
  title: 'Stops longer than the line’s limit',
  about:
    'Downtime and waiting of the last two production days. A reason is proposed where the route and the order of time both say so, or by the first alarm that came with the stop; it counts only when somebody says so.',
  starved: 'Starved by {station}: {status} since {at}, before it on the route',
  blocked: 'Blocked by {station}: {status} since {at}, after it on the route',
  alarm: 'First alarm with the stop: {alarm}, {at}',
  accept: 'Accept reason',
  other: 'Another reason',
  give: 'Give the reason',
  noProposal: 'Nothing in the plant’s history explains it',
  accepted: 'Reason saved',
  by: '{cause} – {name}, {at}',
  goesOn: 'goes on',
  noStops: 'No stop was longer than the limit',
  split: 'Split',
  splitTitle: 'Split the stop of {station}',
  splitDone: 'Stop split',
  merge: 'Merge with the part before',
  mergeQuestion:
    'Merge the part from {at} with the one before it? The reason of the part before it stays; if it has none, the reason of this part.',
  mergeDone: 'Parts merged',
  lost: 'Lost pieces: {count}',
  reasons: 'Reasons of the stops',
  reasonsOf: 'Stops longer than the line’s limit, {from} to {to}',
  noReason: 'No reason yet',
  byTime: 'By time',
  byCount: 'By number',
  times: 'Stops',
  cumulative: 'Cumulative',
  views: 'Stops or reasons',
  each: 'Stop by stop',
}

export const stopsFields = {
  stopCause: 'Cause',
  causeStation: 'Station that stopped first',
  explainedBy: 'Explained by',
  explainedAt: 'Explained',
  correction: 'Reason for the correction',
  splitAt: 'Split at',
  lossSource: 'Kind of loss',
  lostTime: 'Lost time',
  lostPieces: 'Lost pieces',
} satisfies Partial<Record<FieldName, string>>

export const stopsChoices = {
  stopCause: {
    starved: 'Starved',
    blocked: 'Blocked',
    alarm: 'Alarm',
    other: 'Another reason',
  } satisfies Record<StopCause, string>,
  lossSource: { stop: 'Stop', call: 'Call' },
}

export const stopsErrors = {
  'stops.no_such': 'Station {stationNumber} has no stop from then on that needs a reason',
  'stops.no_cause_station': 'Name the station of this line that stopped first',
  'stops.no_alarm': 'Name the alarm',
  'stops.no_remark': 'Write why it stopped',
  'stops.cause_not_asked': 'This cause names neither a station nor an alarm but its own',
  'stops.no_correction': 'This part already has a reason. Write why it is corrected',
  'stops.split_outside': 'Choose a time within the part, so that work time lies before and after it',
  'stops.too_many_parts': 'A stop has at most {most} parts. Merge some first',
  'stops.first_part': 'This part begins where the stop begins: there is none before it to merge with',
}
