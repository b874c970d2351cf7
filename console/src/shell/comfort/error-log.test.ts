import { afterEach, describe, expect, test } from 'vitest'
import { Refusal } from '@takt/contract/errors.ts'
import { clearErrors, isRecorded, listenForErrors, recordError, useErrors } from './error-log.ts'

const met = () => useErrors.getState().errors
const record: typeof recordError = (error, phase, part) => recordError(error, phase, part, 'production')
afterEach(clearErrors)

test('EL-01: errors are recorded if the setting names the mode: a text is it, a list holds it', () => {
  expect([
    isRecorded('production', 'production'),
    isRecorded('production', 'development'),
    isRecorded(['test', 'production'], 'test'),
    isRecorded([], 'production'),
    isRecorded('production-like', 'production'),
  ]).toEqual([true, false, true, false, false])
  recordError(new Error('on the bench'), 'render')
  expect(met()).toEqual([])
})

describe('EL-02: what is recorded', () => {
  const stop = { listening: () => {} }
  afterEach(() => stop.listening())

  test('errors of handlers, promises nobody caught, files that did not come', () => {
    stop.listening = listenForErrors(record)
    window.dispatchEvent(new ErrorEvent('error', { message: 'x', error: new RangeError('too far') }))
    window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: 'no answer' }))
    const script = Object.assign(document.createElement('script'), {
      type: 'text/plain',
      src: 'https://plant.example/assets/charts.js',
    })
    document.body.append(script)
    script.dispatchEvent(new Event('error'))
    script.remove()
    expect(met().map(({ phase, message }) => [phase, message])).toEqual([
      ['event', 'RangeError: too far'],
      ['promise', 'no answer'],
      ['load', 'https://plant.example/assets/charts.js'],
    ])
  })

  test('not what the server refused, what was given up, or a measurement that came twice', () => {
    stop.listening = listenForErrors(record)
    window.dispatchEvent(
      Object.assign(new Event('unhandledrejection'), { reason: new Refusal('call.offline') }),
    )
    window.dispatchEvent(
      Object.assign(new Event('unhandledrejection'), { reason: new DOMException('left', 'AbortError') }),
    )
    window.dispatchEvent(
      new ErrorEvent('error', { message: 'ResizeObserver loop completed with undelivered notifications.' }),
    )
    expect(met()).toEqual([])
  })
})

test('EL-04, EL-06: newest last, and no more than a hundred: the oldest go', () => {
  for (let at = 1; at <= 103; at++) record(new Error(`${at}`), 'render', 'at Chart')
  expect(met()).toHaveLength(100)
  expect([met()[0], met().at(-1)]).toMatchObject([
    { message: 'Error: 4', part: 'at Chart' },
    { message: 'Error: 103' },
  ])
})

test('EL-07: no token is kept, wherever it is', () => {
  location.hash = '#/lineView?wall=signed&token=secret&x=1'
  const error = new Error('GET /a?token=secret failed')
  error.stack = 'at https://plant.example/?token=secret:1:2'
  record(error, 'event')
  location.hash = ''
  const [{ address, message, stack }] = met() as [ReturnType<typeof met>[number]] // one was recorded
  expect(address).toMatch(/#\/lineView\?wall=…&token=…&x=1$/)
  expect(message + stack).not.toContain('secret')
})
