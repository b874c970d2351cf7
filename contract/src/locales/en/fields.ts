import { exchangeFields } from './fields/exchange.ts'
import { executionFields } from './fields/execution.ts'
import { generalFields } from './fields/general.ts'
import { insightFields } from './fields/insight.ts'
import { masterdataFields } from './fields/masterdata.ts'
import { peopleFields } from './fields/people.ts'
import { planningFields } from './fields/planning.ts'
import { plantFields } from './fields/plant.ts'

/** What the first page and those around it call their fields. */
export const firstField = {
  ...generalFields,
  ...peopleFields,
  ...plantFields,
  ...planningFields,
  ...insightFields,
}

/** Fields of the other pages. What only one page has is in its own file. */
export const moreField = { ...masterdataFields, ...executionFields, ...exchangeFields }
