import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import type { Endpoint } from './endpoint.ts'
import { features } from './features.ts'
import { Exchange, Unbind } from './floor.ts'

const inputs: [string, z.ZodType][] = [
  ...Object.values(features)
    .flatMap((feature) => Object.values(feature))
    .map((endpoint: Endpoint): [string, z.ZodType] => [endpoint.name, endpoint.input]),
  ['station/unbind', Unbind],
  ['station/exchange', Exchange],
]
const fieldOf = (input: z.ZodType) =>
  input instanceof z.ZodObject ? (input.shape['reason'] as z.ZodType | undefined) : undefined // zod does not know the field's type
const asking = inputs.flatMap(([name, input]) => {
  const field = fieldOf(input)
  return field && !field.safeParse(undefined).success && !field.safeParse(null).success
    ? [{ name, field }]
    : []
})

describe('where a reason is required', () => {
  test('the list is not empty: materials, genealogy, units, the station and the order quantity are in it', () => {
    expect(asking.map(({ name }) => name)).toEqual(
      expect.arrayContaining([
        'materials/block',
        'materials/unblock',
        'materials/adjust',
        'materials/scrap',
        'materials/unbind',
        'genealogy/hold',
        'genealogy/rework',
        'genealogy/replace',
        'units/move',
        'orders/changeNumber',
        'station/unbind',
        'station/exchange',
      ]),
    )
  })

  test.each(asking)('$name refuses an empty and a blank one and trims the rest', ({ field }) => {
    for (const blank of ['', '   ', ' \n\t']) expect(field.safeParse(blank).success).toBe(false)
    expect(field.parse('  wrong label ')).toBe('wrong label')
  })
})
