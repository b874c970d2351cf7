import { expect, test } from 'vitest'
import { setUpPlant } from './set-up.ts'
import { type OfficeRequest, notingOffice } from './testing/noting-office.ts'

type Text = { field: string; english: string; translations: unknown[] }
/** Every text that has a field for English, with the texts of its fields for the others. */
function englishIn(name: string, value: unknown): Text[] {
  if (value === null || typeof value !== 'object') return []
  const fields = value as Record<string, unknown> // an object of a call, or a list of them
  const translationsOf = (key: string) => ['Zh', 'Es', 'Ja'].map((other) => fields[key.replace(/En$/, other)])
  return Object.entries(fields).flatMap(([key, value]) =>
    key.endsWith('En') && typeof value === 'string'
      ? [{ field: `${name} ${key}`, english: value, translations: translationsOf(key) }]
      : englishIn(name, value),
  )
}

test('what the product has in four languages, the demonstration has in four', async () => {
  const requests: OfficeRequest[] = []
  const office = notingOffice(requests, {})
  await setUpPlant(office, Date.parse('2026-03-10T11:00:00.000Z'), () => Promise.resolve(office))
  const texts = requests.flatMap(({ name, input }) => englishIn(name, input))
  const lacking = texts.filter(({ english, translations }) =>
    translations.some((translation) => typeof translation !== 'string' || translation === english),
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
