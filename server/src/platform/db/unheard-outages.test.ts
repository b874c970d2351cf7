import { expect, test, vi } from 'vitest'
import { surviveOutages } from './unheard-outages.ts'

test('an outage that nobody waited for ends no server; a fault does', () => {
  const warn = vi.fn()
  const before = process.listenerCount('unhandledRejection')
  const over = surviveOutages({ warn })
  const hear = process.listeners('unhandledRejection').at(-1)!
  const away = [
    new Error('timeout exceeded when trying to connect'),
    new Error('Connection terminated due to connection timeout'),
    Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' }),
  ]
  for (const error of away) hear(error, Promise.resolve())
  expect(warn.mock.calls.map(([facts]) => facts as unknown)).toEqual(away.map((err) => ({ err })))
  const fault = new TypeError('undefined is not a function')
  expect(() => hear(fault, Promise.resolve())).toThrow(fault)
  over()
  expect(process.listenerCount('unhandledRejection')).toBe(before)
})
