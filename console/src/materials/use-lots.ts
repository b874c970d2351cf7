import { materials, type MaterialLotRow } from '@takt/contract/materials.ts'
import { type Listed, useRegister } from '~/api/lists.ts'

/** The lots of the line; those that are used up are hidden by default. */
export const useLots = (ready: boolean): Listed<MaterialLotRow> =>
  useRegister(materials.lots, { first: { leftOnly: true }, place: 'lots-', ready })
