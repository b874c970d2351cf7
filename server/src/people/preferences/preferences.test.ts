import { afterAll, describe, expect, test } from 'vitest'
import { firstChoice, firstSettings, preferences } from '@takt/contract/preferences.ts'
import { session } from '@takt/contract/session.ts'
import { startPlant } from '../../testing/plant.ts'
import { aView } from '../../testing/samples.ts'

const plant = await startPlant()
afterAll(plant.close)
const [anna, ben] = [plant.as('editor'), plant.as('operator')]
const list = 'orders/list'

describe('settings', () => {
  test('start as the specification defines and change one by one', async () => {
    expect(await anna(session.info, {})).toMatchObject({ settings: firstSettings, lists: {} })
    await Promise.all([
      anna(preferences.saveSettings, { theme: '#aa0000' }),
      anna(preferences.saveSettings, { mode: 'dark' }),
    ])
    expect((await anna(session.info, {})).settings).toEqual({
      ...firstSettings,
      theme: '#aa0000',
      mode: 'dark',
    })
    expect((await ben(session.info, {})).settings).toEqual(firstSettings)
  })

  test('what was chosen last is kept, six of each place', async () => {
    const choices = (count: number) =>
      Array.from({ length: count }, (_, at) => ({
        label: `T${at}`,
        search: `?type=T${at}`,
        lineNumber: 'L1',
      }))
    await ben(preferences.saveSettings, { recent: { parameters: choices(6) } })
    expect((await ben(session.info, {})).settings.recent).toEqual({ parameters: choices(6) })
    await Promise.all([
      ben(preferences.saveSettings, { recent: { parameters: choices(1) } }),
      ben(preferences.saveSettings, { recent: { pivot: choices(2) } }),
      ben(preferences.saveSettings, { mode: 'dark' }),
    ])
    expect((await ben(session.info, {})).settings).toMatchObject({
      mode: 'dark',
      recent: { parameters: choices(1), pivot: choices(2) },
    })
    await expect(ben(preferences.saveSettings, { recent: { pivot: choices(7) } })).rejects.toMatchObject({
      key: 'call.invalid',
    })
  })

  test.each([{ theme: 'red' }, { size: 'huge' }, { mode: 'night' }, { unknown: true }])(
    '%j is no setting',
    async (patch) => {
      await expect(anna(preferences.saveSettings, patch as object)).rejects.toMatchObject({
        key: 'call.invalid',
      })
    },
  )

  test('an older version’s value that is no longer valid counts as never set', async () => {
    await plant.db
      .updateTable('userPreferences')
      .set({ settings: JSON.stringify({ theme: 7, gone: 1, tagsView: false }) })
      .where('userName', '=', 'editor')
      .execute()
    expect((await anna(session.info, {})).settings).toEqual({ ...firstSettings, tagsView: false })
  })
})

test('the columns of a list are kept for one person, and truly reset', async () => {
  const choice = { ...firstChoice, hidden: ['remark'], widths: { orderCode: 210 } }
  await anna(preferences.saveList, { list, choice })
  await anna(preferences.saveList, { list: 'units/list', choice: firstChoice })
  expect((await anna(session.info, {})).lists).toEqual({ [list]: choice, 'units/list': firstChoice })
  await anna(preferences.saveList, { list, choice: null })
  expect((await anna(session.info, {})).lists).toEqual({ 'units/list': firstChoice })
  expect((await ben(session.info, {})).lists).toEqual({})
})

describe('a saved view', () => {
  test('is one’s own until it is shared, and nobody else’s to change', async () => {
    const mine = await anna(preferences.saveView, aView('Late ones'))
    expect(await ben(preferences.views, { list })).toEqual([])
    const { userName: _, ...draft } = mine
    const shared = await anna(preferences.saveView, { ...draft, shared: true })
    expect(await ben(preferences.views, { list })).toEqual([shared])
    await expect(ben(preferences.saveView, { ...draft, revision: shared.revision })).rejects.toMatchObject({
      key: 'record.unknown',
    })
    await expect(ben(preferences.deleteView, { id: mine.id })).rejects.toMatchObject({
      key: 'record.unknown',
    })
    await expect(anna(preferences.saveView, draft)).rejects.toMatchObject({ key: 'record.changed' })
    await anna(preferences.deleteView, { id: mine.id })
    expect(await ben(preferences.views, { list })).toEqual([])
  })

  test('that is shared is for those who may open its list, and look at the lines it names', async () => {
    const [admin, far] = [plant.as('admin'), plant.as('operator', undefined, ['L2'])]
    const share = (viewName: string, over: object) =>
      admin(preferences.saveView, { ...aView(viewName), shared: true, ...over })
    await share('Everybody', {})
    await share('People', { list: 'users/list' })
    await share('Of L1', { search: 'lineNumber=L1&orderCode=A' })
    await share('Of L2', { search: 'lineNumber=L2' })
    const names = async (somebody: typeof admin, of = list) =>
      (await somebody(preferences.views, { list: of })).map(({ viewName }) => viewName)
    expect(await names(far)).toEqual(['Everybody', 'Of L2'])
    expect(await names(ben)).toEqual(['Everybody', 'Of L1', 'Of L2'])
    expect([await names(ben, 'users/list'), await names(admin, 'users/list')]).toEqual([[], ['People']])
    await share('Nowhere', { list: 'no/such' })
    expect([await names(ben, 'no/such'), await names(admin, 'no/such')]).toEqual([[], ['Nowhere']])
  })

  test('has a name of its own in its list', async () => {
    const first = await ben(preferences.saveView, aView('A'))
    await expect(ben(preferences.saveView, aView('A'))).rejects.toMatchObject({
      key: 'record.code_taken',
      field: 'viewName',
    })
    const { userName: _, ...second } = await ben(preferences.saveView, aView('B'))
    await expect(ben(preferences.saveView, { ...second, viewName: first.viewName })).rejects.toMatchObject({
      key: 'record.code_taken',
    })
  })
})

const nul = String.fromCharCode(0)
test.each([
  ['a column that no database keeps', 'choice', { choice: { ...firstChoice, order: [nul] } }],
  ['a search that no database keeps', 'search', { search: nul }],
  [
    'more widths than a list has columns',
    'choice',
    {
      choice: {
        ...firstChoice,
        widths: Object.fromEntries(Array.from({ length: 101 }, (_, n) => [`c${n}`, 50])),
      },
    },
  ],
])('%s is refused by its name', async (_, field, over) => {
  await expect(plant.as('admin')(preferences.saveView, { ...aView('odd'), ...over })).rejects.toMatchObject({
    key: 'call.invalid',
    field: expect.stringMatching(`^${field}`),
  })
})
