import type { StopCause } from '../../stops.ts'
import type { FieldName } from '../../field-names.ts'

/** What the list of stops says beside the fields' names. */
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
  accept: 'Yes, so',
  other: 'Another reason',
  give: 'Give the reason',
  noProposal: 'Nothing in the plant’s history explains it',
  accepted: 'Reason saved',
  by: '{cause} – {name}, {at}',
  goesOn: 'goes on',
  noStops: 'No stop was longer than the limit',
}

export const stopsFields = {
  stopCause: 'Cause',
  causeStation: 'Station that stopped first',
  explainedBy: 'Explained by',
  explainedAt: 'Explained',
} satisfies Partial<Record<FieldName, string>>

export const stopsChoices = {
  stopCause: {
    starved: 'Starved',
    blocked: 'Blocked',
    alarm: 'Alarm',
    other: 'Another reason',
  } satisfies Record<StopCause, string>,
}

export const stopsErrors = {
  'stops.no_such': 'Station {stationNumber} has no stop from then on that needs a reason',
  'stops.no_cause_station': 'Name the station of this line that stopped first',
  'stops.no_alarm': 'Name the alarm',
  'stops.no_remark': 'Write why it stopped',
  'stops.cause_not_asked': 'This cause names neither a station nor an alarm but its own',
}
