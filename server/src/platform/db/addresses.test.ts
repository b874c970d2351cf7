import { afterAll, expect, test } from 'vitest'
import { startPlant } from '../../testing/plant.ts'
import { freePort } from '../../testing/server-process.ts'
import { startProxy } from '../../testing/proxy.ts'
import { addressesOf, clientFor, currentAddress, moveOn } from './addresses.ts'
import { connect } from './connect.ts'

const plant = await startPlant()
afterAll(plant.close)

test.each([
  [
    'postgres://u:p@db1:5432,db2:5433/takt?sslmode=require',
    ['postgres://u:p@db1:5432/takt?sslmode=require', 'postgres://u:p@db2:5433/takt?sslmode=require'],
  ],
  [
    'postgresql://db1,db2,db3/takt',
    ['postgresql://db1/takt', 'postgresql://db2/takt', 'postgresql://db3/takt'],
  ],
  ['postgres://u:a,b@db1/takt', ['postgres://u:a,b@db1/takt']],
  ['postgres:///takt?host=/tmp,x', ['postgres:///takt?host=/tmp,x']],
])('%s names these hosts', (url, addresses) => {
  expect(addressesOf(url)).toEqual(addresses)
})

test('two connections that fail at the same host move on once', () => {
  const url = 'postgres://a,b,c/takt'
  moveOn(url, 'postgres://a/takt')
  moveOn(url, 'postgres://a/takt')
  expect(currentAddress(url)).toBe('postgres://b/takt')
})

test('a host that is away costs one call; the next goes to the other host, and back when that one is away', async () => {
  const [first, second] = [await startProxy(plant.url), await startProxy(plant.url)]
  const { host } = new URL(second.url)
  const url = first.url.replace(new URL(first.url).host, (both) => `${both},${host}`)
  const { pool, close } = connect(url)
  const ask = () => pool.query('select 1')
  await expect(ask()).resolves.toBeDefined()
  expect(currentAddress(url)).toBe(first.url)
  await first.close()
  await expect
    .poll(() =>
      ask().then(
        () => currentAddress(url),
        () => 'failed',
      ),
    )
    .toBe(second.url)
  await expect(Promise.all([ask(), ask(), ask()])).resolves.toBeDefined()
  await close()
  await second.close()
})

test('where no host can be reached the error names it, and no host is left out', async () => {
  const [one, two] = [await freePort(), await freePort()]
  const url = `postgres://u@127.0.0.1:${one},127.0.0.1:${two}/takt`
  const Client = clientFor(url)
  await expect(new Client().connect()).rejects.toThrow(`127.0.0.1:${one}`)
  await expect(new Client().connect()).rejects.toThrow(`127.0.0.1:${two}`)
  await expect(new Client().connect()).rejects.toThrow(`127.0.0.1:${one}`)
})
