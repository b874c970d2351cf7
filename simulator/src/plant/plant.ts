import { gearboxLine } from './gearbox-line.ts'
import type { LinePlan } from './plan.ts'
import { powerSupplyLine } from './power-supply-line.ts'

/** The demonstration plant: what the set-up makes and the simulator plays. */
export const plantPlan = { plantName: 'Takt demonstration plant', timeZone: 'Europe/Berlin' }
export const linePlans: readonly LinePlan[] = [gearboxLine, powerSupplyLine]
export const softwareVersion = 'takt-simulator 0.1.0'
