import { afterAll, beforeAll, expect, test } from 'vitest'
import { notices } from '@takt/contract/notices.ts'
import { everyType, recipes } from '@takt/contract/recipes.ts'
import { nowIso } from '../../platform/db/instants.ts'
import { storeReadBack, takeDownload } from '../../masterdata/recipes/recipes.ts'
import { startLine } from '../../testing/line.ts'
import { startPlant } from '../../testing/plant.ts'
import { tellNews } from '../../testing/tell-news.ts'
import { aParameter } from '../../testing/samples.ts'

const plant = await startPlant()
afterAll(plant.close)
const { typeNo } = await startLine(plant, 'L1')
await startLine(plant, 'L2')
const editor = plant.as('editor', 'L1')
const [onLine, elsewhere] = [plant.as('editor'), plant.as('editor', undefined, ['L2'])]

async function ready(of: string, ...codes: string[]) {
  const { paraVer } = await editor(recipes.save, {
    typeNo: of,
    stationNumber: 'S10',
    revision: null,
    remark: null,
    parameters: codes.map((paraCode) => aParameter(paraCode, { value: 5 })),
  })
  await editor(recipes.move, { typeNo: of, stationNumber: 'S10', paraVer, move: 'release' })
}
const says = (values: Record<string, number>, of = typeNo) =>
  storeReadBack(plant.db, 'L1', 'S10', {
    at: nowIso(),
    typeNo: of,
    values: Object.entries(values).map(([paraCode, value]) => ({ paraCode, value })),
  })
const noticesOf = async (as = onLine) =>
  (await as(notices.list, { eventType: 'parameterDrift' })).rows.map(
    ({ about, messageContent }) => `${about} ${messageContent}`,
  )

beforeAll(async () => {
  await elsewhere(notices.list, {})
  await ready(typeNo, 'PRESSURE', 'SPEED')
})

test('a station that is set as it is released is no news', async () => {
  await says({ PRESSURE: 5, SPEED: 5 })
  await tellNews(plant.db)
  expect(await noticesOf()).toEqual([])
})

test('a station that is set differently is reported once to whoever may see parameters on its line, however many servers look', async () => {
  await says({ PRESSURE: 5.2, SPEED: 5 })
  expect((await Promise.all([tellNews(plant.db), tellNews(plant.db)])).filter(Boolean)).toHaveLength(1)
  await says({ PRESSURE: 5.3, SPEED: 5 })
  expect(await tellNews(plant.db)).toBe(false)
  expect(await noticesOf()).toEqual([`${typeNo} S10 differs from the released parameters: PRESSURE`])
  expect(await noticesOf(elsewhere)).toEqual([])
})

test('one more parameter is news, and so is what comes after the station was set right', async () => {
  await says({ PRESSURE: 5.2, SPEED: 4 })
  await tellNews(plant.db)
  expect((await noticesOf())[0]).toBe(`${typeNo} S10 differs from the released parameters: PRESSURE, SPEED`)
  await editor(recipes.download, { typeNo, stationNumbers: ['S10'] })
  await takeDownload(plant.db, 'L1', 'S10')
  await says({ PRESSURE: 5, SPEED: 5 })
  expect(await tellNews(plant.db)).toBe(false)
  await says({ PRESSURE: 5.2, SPEED: 5 })
  await tellNews(plant.db)
  expect(await noticesOf()).toHaveLength(3)
})

test('what it has for another type is ignored, what it holds whatever is made is not', async () => {
  await ready(everyType, 'LIGHT')
  await says({ PRESSURE: 9, SPEED: 9, LIGHT: 7 }, 'ANOTHER')
  await tellNews(plant.db)
  expect((await noticesOf()).slice(0, -3)).toEqual([
    `${everyType} S10 differs from the released parameters: LIGHT`,
  ])
})
