import type { FieldName } from '../../field-names.ts'
import type { CalibrationResult, calibrationKinds, CalibrationStatus } from '../../calibrations.ts'

/** Words of a gauge's record about its calibrations. */
export const calibrations = {
  section: 'Calibration',
  record: 'Record calibration',
  recordOne: 'Calibration of {code}',
  recorded: 'The calibration of {code} is recorded',
  listEmpty: 'This gauge was never calibrated.',
  notGauge: 'Enter an interval to make this tool a gauge.',
  daysHint: 'Empty: it measures nothing. A gauge without a calibration keeps units away.',
  codesHint: 'The results it measures; empty: all of its station',
  kindHint: 'A check between two calibrations renews no due date',
  point: 'Measuring point {number}',
  addPoint: 'Add a measuring point',
  removePoint: 'Remove measuring point {number}',
  pointHint: 'In the unit of the result. As left is empty where nothing was adjusted.',
  noFile: 'No certificate',
  certificateFile: 'Certificate file',
  chooseFile: 'Choose the certificate',
  fileHint: 'PDF or picture',
  removeFile: 'Remove the certificate',
  download: 'Download the certificate',
  pointsOf: 'Measuring points, {when}',
  error: 'Error as found',
  withdraw: 'Withdraw',
  withdrawQuestion: 'Withdraw the calibration of {when}? It stays to be read and counts for nothing.',
  withdrawn: 'The calibration is withdrawn',
  wasWithdrawn: 'Withdrawn by {by}: {reason}',
}

export const calibrationsChoices = {
  calibrationKind: {
    calibration: 'Calibration',
    check: 'Check',
  } satisfies Record<(typeof calibrationKinds)[number], string>,
  calibrationResult: {
    inTolerance: 'In tolerance',
    adjusted: 'Adjusted',
    outOfTolerance: 'Out of tolerance',
  } satisfies Record<CalibrationResult, string>,
  calibrationStatus: {
    calibrated: 'Calibrated',
    dueSoon: 'Due soon',
    overdue: 'Overdue',
    neverCalibrated: 'Never calibrated',
    outOfTolerance: 'Out of tolerance',
  } satisfies Record<CalibrationStatus, string>,
}

export const calibrationsFields = {
  calibrationDays: 'Calibrated every (days)',
  calibratedAt: 'Calibrated',
  calibratedBy: 'Calibrated by',
  calibrationDueAt: 'Calibration due',
  calibrationResult: 'Calibration result',
  calibrationStatus: 'Calibration',
  calibrationId: 'Calibration ID',
  calibrationKind: 'Kind of calibration',
  certificateNo: 'Certificate number',
  points: 'Measuring points',
  tolerance: 'Tolerance ±',
  asFound: 'As found',
  asLeft: 'As left',
  foundOut: 'Found out of tolerance',
  calibrationNote: 'Remark on the calibration',
} satisfies Partial<Record<FieldName, string>>

export const calibrationsErrors = {
  'tools.not_calibrated':
    '{toolCode} may not measure: its calibration is missing, over, or out of tolerance. Calibrate it first',
  'calibrations.no_gauge': '{toolCode} is no gauge: enter how often it is calibrated first',
  'calibrations.in_future': 'A calibration lies in the past',
  'calibrations.later_known': 'A later calibration of {at} is recorded already',
  'calibrations.point_twice': 'Measuring point {point} is there twice',
  'calibrations.not_measured':
    'Measuring point {point} is of {resultCode}, which {toolCode} does not measure. Enter one of: {resultCodes}',
  'calibrations.withdrawn': 'Already withdrawn by {by}',
  'calibrations.same_person': 'Another person withdraws a calibration than who recorded it',
}
