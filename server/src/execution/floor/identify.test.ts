import { expect, test } from 'vitest'
import { Identities } from './identify.ts'

/** A database whose answers we give: each statement waits for its own. */
function heldBack() {
  const statements: { keys: number; answer: (rows: object[]) => void; fail: (error: Error) => void }[] = []
  const query = ({ values: [keys] }: { values: [Buffer[]] }) =>
    new Promise((answer, fail) =>
      statements.push({ keys: keys.length, answer: (rows) => answer({ rows }), fail }),
    )
  const identities = new Identities({ floor: { query } } as never)
  const ask = (key: string) => identities.withKey(key).catch((error: Error) => error.message)
  return { statements, ask }
}
const anyTurn = () => new Promise(setImmediate)

test('keys that arrive while a look-up runs are looked up together, after it', async () => {
  const { statements, ask } = heldBack()
  const first = ask('one')
  await anyTurn()
  const waiting = ['two', 'three', 'one'].map(ask)
  await anyTurn()
  expect(statements.map(({ keys }) => keys)).toEqual([1])
  statements[0]!.answer([])
  await anyTurn()
  // The first key is looked up again too: it may have been revoked since.
  expect(statements.map(({ keys }) => keys)).toEqual([1, 3])
  statements[1]!.answer([])
  expect(await Promise.all([first, ...waiting])).toEqual(Array(4).fill('station.key_wrong'))
})

test('when a look-up fails, those that waited for it fail at once, and whoever comes later looks up anew', async () => {
  const { statements, ask } = heldBack()
  const first = ask('one')
  await anyTurn()
  const second = ask('two')
  statements[0]!.fail(new Error('away'))
  expect(await Promise.all([first, second])).toEqual(['away', 'away'])
  expect(statements).toHaveLength(1)
  const third = ask('three')
  await anyTurn()
  statements[1]!.answer([])
  expect(await third).toBe('station.key_wrong')
})
