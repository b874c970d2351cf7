import { afterAll, expect, test } from 'vitest'
import { about } from '@takt/contract/about.ts'
import { startPlant } from '../../testing/plant.ts'

const plant = await startPlant()
afterAll(plant.close)
const operator = plant.as('operator')

/** Permissive ones: what is built on them may be used, changed and sold. */
const permissive =
  /^(MIT|MIT-0|ISC|0BSD|BSD-2-Clause|BSD-3-Clause|Apache-2\.0|BlueOak-1\.0\.0|OFL-1\.1|Python-2\.0|CC0-1\.0|Unlicense)$/

test('it shows what runs here, and every package with a permissive licence', async () => {
  const { version, node, database, packages } = await operator(about.read, {})
  expect([version, node, database].every((one) => /^\d+\./.test(one))).toBe(true)
  expect(packages.length).toBeGreaterThan(200)
  expect(packages.map(({ name }) => name)).toEqual(expect.arrayContaining(['fastify', 'react', 'pg', 'zod']))
  expect(new Set(packages.map(({ name, version }) => `${name} ${version}`)).size).toBe(packages.length)
  expect(packages.map(({ name }) => name)).not.toContain('vitest')
  const otherPackages = packages.filter(({ license }) =>
    license
      .replaceAll(/[()]/g, '')
      .split(/ (?:OR|AND) /)
      .every((one) => !permissive.test(one)),
  )
  expect(otherPackages).toEqual([])
})

test('the text of a licence is the one that came with the package', async () => {
  expect((await operator(about.license, { name: 'fastify' })).text).toContain('Permission is hereby granted')
  expect((await operator(about.license, { name: 'png-js' })).text).toContain('MIT')
  expect((await operator(about.license, {})).text).toContain('Apache License')
})

test('nothing but licences can be read', async () => {
  for (const name of ['../..', 'fastify/../../server', 'vitest', '.'])
    await expect(operator(about.license, { name }), name).rejects.toMatchObject({ key: 'record.unknown' })
})
