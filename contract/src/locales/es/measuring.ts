import { calibrations, calibrationsChoices, calibrationsErrors, calibrationsFields } from './calibrations.ts'
import { recalls, recallsChoices, recallsErrors, recallsFields } from './recalls.ts'

/** What is said about gauges that are calibrated, and about what was measured with them. */
export const measuring = { calibrations, recalls }
export const measuringChoices = { ...calibrationsChoices, ...recallsChoices }
export const measuringErrors = { ...calibrationsErrors, ...recallsErrors }
export const measuringField = { ...calibrationsFields, ...recallsFields }
