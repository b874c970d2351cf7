import { expect, test } from 'vitest'
import { timeZones } from '@takt/contract/time-zones.ts'
import { fitsZone } from './fits-zone.ts'

test.each([
  ['Calcuta', 'Asia/Kolkata'],
  ['calcutta', 'Asia/Kolkata'],
  ['kolk', 'Asia/Kolkata'],
  ['Katmandú', 'Asia/Kathmandu'],
  ['Bogotá', 'America/Bogota'],
  ['São Paulo', 'America/Sao_Paulo'],
  ['america/st_j', 'America/St_Johns'],
])('%s finds %s and no other zone', (typed, zone) => {
  expect(timeZones().filter((one) => fitsZone(typed, one))).toEqual([zone])
})
