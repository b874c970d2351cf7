import type { FieldName } from '../../field-names.ts'
import type { ReworkHindrance, ReworkResult } from '../../rework.ts'

/** What the pages of rework say beside the fields' names. */
export const rework = {
  scan: 'Scan a unit',
  open: 'Open',
  waitingTitle: 'Waiting for rework',
  waitingNone: 'No unit waits for rework.',
  waitingCount: '{count} waiting',
  miss: 'No unit {unit} on this line',
  since: 'waiting {time}',
  noFailure: 'Sent to rework without a failure.',
  found: 'What was found',
  worked: 'What worked before',
  workedNone: 'No repair of this defect on this type has passed its retest yet.',
  success: '{passed} of {tested} passed the retest',
  take: 'Use',
  what: 'What was done',
  cause: 'Cause',
  repair: 'Repair',
  remark: 'Remark',
  parts: 'Exchange a part',
  noParts: 'No part of this unit is recorded.',
  exchange: 'Exchange',
  newLot: 'New lot',
  newSerial: 'New serial number',
  onlyOut: 'Empty: taken out without replacement',
  takeBack: 'Do not exchange',
  spent: 'Time spent (minutes)',
  goesOn: 'Goes on at',
  reported: '{unit}: reported',
  repairedDone: '{unit} goes on at {station}',
  scrapDone: '{unit} is scrapped',
  engineerDone: '{unit} is held for an engineer',
  again: 'Next unit',
  repairMissing: 'Choose what was done first',
  reasonMissing: 'Say why it cannot be repaired',
  earlier: 'Earlier rework',
  last: 'last {when}',
  value: '{value} (limits {limits})',
  hindered: {
    notInRework: 'This unit is not in rework.',
    held: 'This unit is on hold: {about}. Release it first.',
    reported: 'Rework was already reported by {about}.',
    notAllowed: 'You are not a reworker for this unit here.',
    sameDefect: 'The same defect again: {about}. Hand the unit over to an engineer.',
  } satisfies Record<ReworkHindrance, string>,
}

export const reworkChoices = {
  reworkResult: {
    repaired: 'Repaired',
    scrap: 'Cannot be repaired: scrap',
    engineer: 'Cannot be repaired: engineer',
  } satisfies Record<ReworkResult, string>,
}

export const reworkFields = {
  reportId: 'Report',
  loop: 'Rework loop',
  rwkCode: 'Reworked at',
  causeCode: 'Cause',
  repairCode: 'Repair',
  exchanged: 'Parts exchanged',
  reworkResult: 'Result',
  returnStep: 'Retest at step',
  reportedBy: 'Reported by',
  reportedAt: 'Reported',
  timeSpent: 'Time spent',
  retestStatus: 'Retest',
  retestedAt: 'Retested',
} satisfies Partial<Record<FieldName, string>>
