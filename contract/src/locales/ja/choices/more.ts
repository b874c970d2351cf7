import { equipmentChoices } from './equipment.ts'
import { exchangeChoices } from './exchange.ts'
import { executionChoices } from './execution.ts'
import { generalChoices } from './general.ts'
import { masterdataChoices } from './masterdata.ts'
import { qualityChoices } from './quality.ts'

/** The choices that only the other pages need. */
export const moreChoices = {
  ...equipmentChoices,
  ...exchangeChoices,
  ...executionChoices,
  ...generalChoices,
  ...masterdataChoices,
  ...qualityChoices,
}
