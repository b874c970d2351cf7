import { afterAll, describe, expect, test } from 'vitest'
import { firstSettings } from '@takt/contract/first-settings.ts'
import { plant as thePlant } from '@takt/contract/plant.ts'
import { type Settings, settings } from '@takt/contract/settings.ts'
import { connect } from '../../platform/db/connect.ts'
import { startPlant } from '../../testing/plant.ts'
import { theSettings } from '../../testing/samples.ts'
import { checksOff } from './settings.ts'

const plant = await startPlant()
afterAll(plant.close)
const admin = plant.as('admin')
const operator = plant.as('operator')

const now = () => admin(settings.get, {})

async function save(over: Partial<Settings>, reason = 'Tried') {
  const { version, settings: before } = await now()
  return admin(settings.save, { version, reason, settings: { ...before, ...over } })
}

test('a plant begins with settings nobody saved', async () => {
  const { version, settings: first } = await now()
  expect(version).toBe(0)
  expect(first).toMatchObject({ ...firstSettings, plant: { plantName: 'Takt', dayStart: '00:00' } })
  expect(await admin(settings.versions, {})).toEqual({ rows: [], total: 0 })
})

describe('every save is a version', () => {
  test('returns who, when and why, and names the plant for everybody', async () => {
    await save(
      { plant: { plantName: 'Werk Nord', timeZone: 'Europe/Berlin', dayStart: '06:00' } },
      'The plant has a name',
    )
    expect(await admin(settings.versions, {})).toMatchObject({
      total: 1,
      rows: [
        {
          version: 1,
          savedBy: 'admin',
          name: 'Administrator',
          reason: 'The plant has a name',
          savedAt: expect.any(String),
        },
      ],
    })
    expect(await operator(thePlant.get, {})).toEqual({ plantName: 'Werk Nord', timeZone: 'Europe/Berlin' })
  })

  test('and an old one comes back as a new one', async () => {
    const retention = { ...firstSettings.retention, notices: 5 }
    const { version } = await save({ retention })
    await save({
      plant: { plantName: 'Werk Süd', timeZone: 'UTC', dayStart: '00:00' },
      retention: firstSettings.retention,
    })
    const back = await admin(settings.restore, {
      version: version + 1,
      restored: version,
      reason: 'That was wrong',
    })
    expect(back).toMatchObject({
      version: version + 2,
      settings: { retention, plant: { plantName: 'Werk Nord' } },
    })
    expect(await operator(thePlant.get, {})).toEqual({ plantName: 'Werk Nord', timeZone: 'Europe/Berlin' })
    expect((await admin(settings.version, { version: version + 1 })).settings.plant.plantName).toBe(
      'Werk Süd',
    )
    expect((await admin(settings.version, { version: 0 })).settings.retention).toEqual(
      firstSettings.retention,
    )
  })

  test('two people save: the second is refused, and nothing of it is kept', async () => {
    const { version } = await now()
    const press = (title: string) =>
      admin(settings.save, { ...theSettings({ identity: { ...firstSettings.identity, title } }, version) })
    const outcome = await Promise.allSettled([press('One'), press('Two')])
    expect(outcome.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    await expect(press('Three')).rejects.toMatchObject({ key: 'record.changed' })
    expect((await now()).version).toBe(version + 1)
  })

  test('is for who holds the page, and needs a reason', async () => {
    for (const somebody of [operator, plant.as('editor')]) {
      await expect(somebody(settings.get, {})).rejects.toMatchObject({ key: 'call.forbidden' })
      await expect(somebody(settings.save, theSettings())).rejects.toMatchObject({ key: 'call.forbidden' })
    }
    await expect(save({}, '')).rejects.toMatchObject({ key: 'call.invalid', field: 'reason' })
    await expect(
      admin(settings.restore, { version: (await now()).version, restored: 999, reason: 'x' }),
    ).rejects.toMatchObject({ key: 'record.unknown' })
  })
})

const entry = (code: string) => ({ code, en: null, zh: null, es: null, ja: null })
const { codeLists, numbering, targets, identity } = firstSettings

test.each<[string, Partial<Settings>, string, string]>([
  [
    'a time zone that does not exist',
    { plant: { plantName: 'X', timeZone: 'Europe/Atlantis', dayStart: '00:00' } },
    'call.invalid',
    'settings.plant.timeZone',
  ],
  [
    'a day that begins at no time of day',
    { plant: { plantName: 'X', timeZone: 'UTC', dayStart: '24:00' } },
    'call.invalid',
    'settings.plant.dayStart',
  ],
  [
    'a code twice in a list',
    { codeLists: { ...codeLists, units: [entry('a'), entry('b'), entry('a')] } },
    'settings.code_twice',
    'settings.codeLists.units.2.code',
  ],
  [
    'a rule without a sequence',
    { numbering: { ...numbering, lot: { pattern: 'L-{yy}', reset: 'never' } } },
    'settings.number_rule',
    'settings.numbering.lot.pattern',
  ],
  [
    'a rule that would give numbers twice',
    { numbering: { ...numbering, order: { pattern: 'O-{yy}{seq:4}', reset: 'day' } } },
    'settings.number_rule',
    'settings.numbering.order.reset',
  ],
  [
    'bands that do not rise',
    { targets: { ...targets, cpk: { weak: 1, good: 1, best: 2 } } },
    'settings.bands_backwards',
    'settings.targets.cpk.good',
  ],
  [
    'a target above 100 %',
    { targets: { ...targets, okRate: 1.2 } },
    'call.invalid',
    'settings.targets.okRate',
  ],
  [
    'a log kept for no day',
    { retention: { ...firstSettings.retention, notices: 0 } },
    'call.invalid',
    'settings.retention.notices',
  ],
  [
    'no language at all',
    { identity: { ...identity, languages: [] } },
    'call.invalid',
    'settings.identity.languages',
  ],
  [
    'a line twice',
    {
      checks: [
        { lineNumber: 'L1', off: [] },
        { lineNumber: 'L1', off: ['orderFull'] },
      ],
    },
    'settings.line_twice',
    'settings.checks.1.lineNumber',
  ],
])('%s is refused beside its field', async (_, over, key, field) => {
  await expect(save(over)).rejects.toMatchObject({ key, field })
})

test('a check that is switched off for a line is off there, at once here and within seconds at another server', async () => {
  const other = connect(plant.url)
  expect([await checksOff(plant.db, 'L1'), await checksOff(other.db, 'L1')]).toEqual([new Set(), new Set()])
  await save({ checks: [{ lineNumber: 'L1', off: ['orderFull'] }] }, 'The counter is repaired tomorrow')
  expect(await checksOff(plant.db, 'L1')).toEqual(new Set(['orderFull']))
  expect(await checksOff(plant.db, 'L2')).toEqual(new Set())
  await expect
    .poll(() => checksOff(other.db, 'L1'), { timeout: 5000, interval: 200 })
    .toEqual(new Set(['orderFull']))
  await other.close()
  const history = await plant.db
    .selectFrom('auditLog')
    .selectAll()
    .where('entity', '=', 'settings')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  expect(history).toMatchObject({
    action: 'save',
    userName: 'admin',
    before: { checks: [] },
    after: { checks: [{ lineNumber: 'L1', off: ['orderFull'] }], reason: 'The counter is repaired tomorrow' },
  })
})

test('what a section did not know when it was saved is what a plant begins with', async () => {
  const { version } = await now()
  await plant.db
    .insertInto('settingsVersions')
    .values({
      version: version + 1,
      savedBy: 'admin',
      reason: 'Old',
      settings: JSON.stringify({ identity: { title: 'Old' }, retention: { notices: 7 } }),
    })
    .execute()
  const { settings: read } = await now()
  expect(read).toMatchObject({
    identity: { title: 'Old', languages: firstSettings.identity.languages },
    retention: { ...firstSettings.retention, notices: 7 },
    numbering,
  })
})
