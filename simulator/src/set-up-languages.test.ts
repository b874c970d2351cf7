import { expect, test } from 'vitest'
import { setUpPlant } from './set-up.ts'
import { type Asked, notingOffice } from './testing/noting-office.ts'

type Text = { field: string; english: string; others: unknown[] }
/** Every text that has a field for English, with what its fields for the others say. */
function englishIn(name: string, value: unknown): Text[] {
  if (value === null || typeof value !== 'object') return []
  const fields = value as Record<string, unknown> // an object of a call, or a list of them
  const others = (key: string) => ['Zh', 'Es', 'Ja'].map((other) => fields[key.replace(/En$/, other)])
  return Object.entries(fields).flatMap(([key, said]) =>
    key.endsWith('En') && typeof said === 'string'
      ? [{ field: `${name} ${key}`, english: said, others: others(key) }]
      : englishIn(name, said),
  )
}

test('whatever the product has in four languages, the demonstration says in four', async () => {
  const asked: Asked[] = []
  const office = notingOffice(asked, {})
  await setUpPlant(office, Date.parse('2026-03-10T11:00:00.000Z'), () => Promise.resolve(office))
  const texts = asked.flatMap(({ name, input }) => englishIn(name, input))
  const lacking = texts.filter(({ english, others }) =>
    others.some((said) => typeof said !== 'string' || said === english),
  )
  expect(lacking).toEqual([])
  expect(texts.map(({ field }) => field)).toEqual(
    expect.arrayContaining([
      'alarmDefs/import textEn',
      'andonRules/create messageEn',
      'defects/import nameEn',
      'inspections/create textEn',
      'noticeRules/create messageEn',
      'sops/create textEn',
      'sops/create titleEn',
    ]),
  )
})
