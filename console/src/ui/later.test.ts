import { expect, test } from 'vitest'
import { loadAgain, patiently, promptly, useStuck } from './later.ts'

const turn = () => new Promise((done) => setTimeout(done))

test('a part that did not come is requested again, and only one that must come at once reports it', async () => {
  let there = false
  const load = () => (there ? Promise.resolve('part') : Promise.reject(new TypeError('Failed to fetch')))
  const both = Promise.all([patiently(load), promptly(load)])
  await turn()
  expect(useStuck.getState()).toMatchObject({ stuck: { length: 2 }, missed: 1 })
  there = true
  loadAgain()
  expect(await both).toEqual(['part', 'part'])
})

test('a style that did not come is requested anew before its part is', async () => {
  const gone = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: '/x.css' })
  document.head.append(gone)
  const styles = () => document.querySelectorAll<HTMLLinkElement>('link[href="/x.css"]')
  let calls = 0
  const part = patiently(async () => {
    calls += 1
    if (calls > 1) return 'part'
    gone.dispatchEvent(new Event('error'))
    throw new Error('Unable to preload CSS')
  })
  await turn()
  window.dispatchEvent(new Event('online'))
  await turn()
  expect([styles().length, styles()[0] === gone, calls]).toEqual([1, false, 1])
  styles()[0]!.dispatchEvent(new Event('load'))
  expect(await part).toBe('part')
})

test('a part that is broken is not waited for', async () => {
  await expect(patiently(() => Promise.reject(new Error('a bug')))).rejects.toThrow('a bug')
})
