import { readFileSync } from 'node:fs'
import { afterAll, expect, test } from 'vitest'
import { operators } from '@takt/contract/operators.ts'
import { stationVerbNames, stationVerbs } from '@takt/contract/verbs.ts'
import { nowIso } from '../../platform/db/instants.ts'
import { startLineWithParts } from '../../testing/material.ts'
import { startPlant } from '../../testing/plant.ts'
import { aBomRow } from '../../testing/samples.ts'

const plant = await startPlant()
afterAll(plant.close)
const { station } = await startLineWithParts(plant, 'L1', [aBomRow(1, 'GLUE', 'S10')])
await plant.as('admin')(operators.create, {
  operatorNo: '4711',
  name: 'Ann',
  cardId: 'CARD-1',
  userName: null,
  level: 1,
  teamName: null,
  enabled: true,
})

/** Every instant of an example is now. */
const ofNow = (example: object) =>
  JSON.parse(JSON.stringify(example, (name, value: unknown) => (name === 'at' ? nowIso() : value))) as object // what was stringified

test('every example of the table of verbs is played, answered and logged, in the order of the table', async () => {
  const refused: unknown[] = []
  for (const verb of stationVerbNames) {
    const { example, output } = stationVerbs[verb]
    const data = await station('S10').send(verb, ofNow(example))
    expect(output.safeParse(data).error, verb).toBeUndefined()
    for (const answered of data.answers ?? [data])
      if (answered.answer === 'noGo' || (answered.code ?? 20000) !== 20000) refused.push([verb, answered])
  }
  expect(refused).toEqual([])
  await plant.app.telegrams.flush()
  const logged = await plant.db.selectFrom('stationTelegrams').select('teleType').distinct().execute()
  // A batch that is taken is logged by its messages.
  expect(logged.map(({ teleType }) => teleType).toSorted()).toEqual(
    stationVerbNames.filter((verb) => verb !== 'batch').toSorted(),
  )
})

test('OpenAPI has every verb with its purpose and its example', async () => {
  const { paths } = (await plant.app.inject({ method: 'GET', url: '/api/openapi.json' })).json()
  for (const verb of stationVerbNames) {
    const { post } = paths[`/api/station/${verb}/{lineNumber}`]
    const { purpose, example } = stationVerbs[verb]
    expect(post.summary).toBe(purpose)
    expect(post.requestBody.content['application/json'].example).toEqual(example)
  }
})

test('the documentation lists the verbs of the table', () => {
  const rows = stationVerbNames.map((verb) => {
    const { purpose, batch, input } = stationVerbs[verb]
    const needsId = 'messageId' in input.shape && !input.shape.messageId.isOptional()
    return `| \`${verb}\` | ${purpose} | ${needsId ? 'needed' : 'optional'} | ${batch ? 'yes' : 'no'} |`
  })
  const table = ['| verb | meaning | `messageId` | in a batch |', '|---|---|---|---|', ...rows].join('\n')
  const page = readFileSync(new URL('../../../../docs/station-interface.md', import.meta.url), 'utf8')
  expect(page).toContain(table)
})
