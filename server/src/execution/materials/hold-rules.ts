import type { Reason } from '@takt/contract/floor.ts'
import type { Sql } from '../../platform/db/rows.ts'
import { idsOfNamed, type NamedUnits } from '../../platform/db/named-units.ts'
import type { Visit } from '../../platform/kernel/kernel.ts'
import type { HoldRules } from './state.ts'

type Part = { bomCode: string; bomLot: string | null; serial: string | null }

/** Read under the line's lock, so that a rule bites from its commit on. While none is being marked it is one look at a short index. */
export async function loadHoldRules(client: Sql, line: string, { sns, ids }: NamedUnits): Promise<HoldRules> {
  const { rows: rules } = await client.query<HoldRules['rules'][number]>({
    name: 'floor_hold_rules',
    text: `select kind, value, bom_codes as "bomCodes", reason, later, marked_at is not null as "isMarked"
           from hold_rules where line_number = $1 and released_at is null`,
    values: [line],
  })
  const unmarked: HoldRules['unmarked'] = new Map()
  if (rules.every(({ isMarked, kind }) => isMarked || kind === 'type')) return { rules, unmarked }
  const { rows } = await client.query<{ productId: string; value: string; reason: string }>({
    name: 'floor_unmarked_units',
    text: `select distinct u.product_id as "productId", r.value, r.reason from (${idsOfNamed}) as u
           join components c on c.line_number = $1 and c.root_id = u.product_id and c.removed_at is null
           join hold_rules r on r.line_number = $1 and r.released_at is null and r.marked_at is null and r.kind <> 'type'
             and r.value = case r.kind when 'serial' then c.serial else c.bom_lot end
             and (r.bom_codes = '{}' or c.bom_code = any(r.bom_codes))`,
    values: [line, sns, ids],
  })
  for (const { productId, ...rule } of rows)
    unmarked.set(productId, [...(unmarked.get(productId) ?? []), rule])
  return { rules, unmarked }
}

/** Why a unit that holds what is being held is stopped; once it is marked its own status gives the reason. Of a held type none is begun. */
export function reasonsOfRules({ rules, unmarked }: HoldRules, { unit, order }: Visit): Reason[] {
  const typeNo = (unit ?? order)?.typeNo
  const ofType = rules.filter(
    ({ kind, value, isMarked }) => kind === 'type' && value === typeNo && (!unit || !isMarked),
  )
  const ofParts = unit ? (unmarked.get(unit.productId) ?? []) : []
  const isNew = ({ reason }: { reason: string }) => !unit?.holds.includes(reason)
  return [
    ...ofParts.filter(isNew).map((rule) => ({ reason: 'partOnHold' as const, about: aboutRule(rule) })),
    ...ofType.filter(isNew).map((rule) => ({ reason: 'typeOnHold' as const, about: aboutRule(rule) })),
  ]
}

const aboutRule = ({ value, reason }: { value: string; reason: string }) => `${value}: ${reason}`

/** What a unit is held for that gets this part now. */
export const holdsForPart = ({ rules }: Pick<HoldRules, 'rules'>, { bomCode, bomLot, serial }: Part) =>
  rules.filter(
    ({ kind, value, bomCodes, later, isMarked }) =>
      kind !== 'type' &&
      (later || !isMarked) &&
      value === (kind === 'serial' ? serial : bomLot) &&
      (bomCodes.length === 0 || bomCodes.includes(bomCode)),
  )
