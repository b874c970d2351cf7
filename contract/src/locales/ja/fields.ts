import { exchangeFields } from './fields/exchange.ts'
import { executionFields } from './fields/execution.ts'
import { generalFields } from './fields/general.ts'
import { insightFields } from './fields/insight.ts'
import { masterdataFields } from './fields/masterdata.ts'
import { peopleFields } from './fields/people.ts'
import { planningFields } from './fields/planning.ts'
import { plantFields } from './fields/plant.ts'
import type { Words } from '../en/words.ts'

export const field: Words['field'] = {
  ...generalFields,
  ...peopleFields,
  ...plantFields,
  ...masterdataFields,
  ...planningFields,
  ...executionFields,
  ...exchangeFields,
  ...insightFields,
}
