import { callLinks } from './callLinks.ts'
import { machine, machineErrors, machineFields } from './machine.ts'

/** Pages without log-in, and what leads to them. */
export const phonePages = { callLinks, machine }
export const phonePagesErrors = machineErrors
export const phonePagesField = machineFields
