import { afterEach, expect, test, vi } from 'vitest'
import { en } from '@takt/contract/locales/en/words.ts'
import { es } from '@takt/contract/locales/es/words.ts'
import type { Refusal } from '@takt/contract/errors.ts'
import { ja } from '@takt/contract/locales/ja/words.ts'
import { firstLanguage, speak, speakWhole, useSpoken } from './words.tsx'

const startsIn = (cookie: string | null, ...languages: string[]) => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(languages)
  document.cookie = cookie === null ? 'language=; max-age=0' : `language=${cookie}`
  return firstLanguage()
}
afterEach(() => {
  document.cookie = 'language=; max-age=0'
  vi.restoreAllMocks()
})

test('LG-03: the cookie, else the browser’s setting, by its primary subtag; nothing is written by that', () => {
  expect([
    startsIn('es', 'ja'),
    startsIn(null, 'zh-TW'),
    startsIn(null, 'ja-JP', 'en'),
    startsIn(null, 'fr-FR', 'es-MX'),
  ]).toEqual(['es', 'zh', 'ja', 'es'])
  expect(document.cookie).not.toContain('language')
})

test('LG-04: without one of our languages the reader gets the fallback, cn, which is Chinese', () =>
  expect(startsIn(null, 'fr-FR')).toBe('zh'))

test('LG-05: an unknown cookie is ignored', () =>
  expect([startsIn('xx', 'ja'), startsIn('czech', 'en')]).toEqual(['ja', 'en']))

test('LG-06, LG-07: the page declares its language, and each is named in its own words', async () => {
  expect(await speak('es')).not.toBe(await speak('ja'))
  expect(document.documentElement.lang).toBe('ja')
})

test('a refusal whose words are still to come is worded again when they are there, an unknown one is not', async () => {
  vi.resetModules()
  const anew = await import('./words.tsx')
  await anew.speak('en')
  const heard = vi.fn()
  anew.useSpoken.subscribe(heard)
  // As a newer server may send it.
  const say = (key: string) => anew.sayRefusal(anew.useSpoken.getState().words, { key, facts: {} } as Refusal)
  expect(say('equipmentStatistics.nothing_yet')).toBe(en.shell.hasError)
  await vi.waitFor(() => expect(heard).toHaveBeenCalledTimes(1))
  expect(say('equipmentStatistics.nothing_yet')).toBe(en.error['equipmentStatistics.nothing_yet'])
  expect(say('of.a_newer_server')).toBe(en.shell.hasError)
  await new Promise((done) => setTimeout(done, 50))
  expect(heard).toHaveBeenCalledTimes(1)
})

test('the words of the other pages come with the first of them, and from then on with every language', async () => {
  await speak('en')
  expect(useSpoken.getState().words).not.toHaveProperty('recipes')
  const heard = vi.fn()
  const stop = useSpoken.subscribe(heard)
  await speakWhole()
  stop()
  expect(useSpoken.getState().words.recipes).toEqual(en.recipes)
  // Nothing on screen uses it: it is not drawn anew.
  expect(heard).not.toHaveBeenCalled()
  await speak('ja')
  expect(useSpoken.getState().words).toEqual(ja)
})

test('a language chosen while the words of a page still come is complete', async () => {
  await Promise.all([speak('zh'), speakWhole(), speak('es')])
  expect(useSpoken.getState().words).toEqual(es)
})
