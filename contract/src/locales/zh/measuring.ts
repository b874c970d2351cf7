import { calibrations, calibrationsChoices, calibrationsErrors, calibrationsFields } from './calibrations.ts'
import { recalls, recallsChoices, recallsErrors, recallsFields } from './recalls.ts'
import { toolCounters, toolCountersChoices, toolCountersErrors, toolCountersFields } from './toolCounters.ts'

/** Words about gauges that are calibrated, and about what was measured with them. */
export const measuring = { calibrations, recalls, toolCounters }
export const measuringChoices = { ...calibrationsChoices, ...recallsChoices, ...toolCountersChoices }
export const measuringErrors = { ...calibrationsErrors, ...recallsErrors, ...toolCountersErrors }
export const measuringField = { ...calibrationsFields, ...recallsFields, ...toolCountersFields }
