import { readFileSync } from 'node:fs'
import { theme } from 'antd'
import { describe, expect, test } from 'vitest'
import { distance, type Sight, sights } from '~/testing/colour-blind.ts'
import { contrast, legible } from './colours.ts'
import { themeFor } from './theme.ts'
import { tones } from './tones.ts'

const sheet = readFileSync('console/src/ui/tokens.css', 'utf8')
const valuesUnder = (selector: string) => {
  const start = sheet.indexOf(selector)
  const rules = sheet.slice(start, sheet.indexOf('\n}', start))
  return Object.fromEntries(
    [...rules.matchAll(/--([\w-]+): (#\w+);/g)].map(([, name, value]) => [name, value]),
  )
}
const looks = { light: valuesUnder("[data-ground='light']"), dark: valuesUnder("[data-ground='dark']") }
/** No data is hatched, not filled. */
const filled = tones.filter((tone) => tone !== 'none')
const seenBy = Object.keys(sights) as Sight[]
const pairs = (names: readonly string[]) =>
  names.flatMap((one, at) => names.slice(at + 1).map((other) => [one, other] as const))

describe.each(['light', 'dark'] as const)('in %s', (mode) => {
  const look = looks[mode]
  const of = (name: string) => {
    const value = look[name]
    if (value === undefined) throw new Error(`tokens.css has no --${name} in ${mode}`)
    return value
  }

  test('the words of a state can be read on panels, on the page and on their own soft ground', () => {
    for (const tone of tones)
      for (const ground of ['takt-panel', 'takt-ground', `state-${tone}-soft`])
        expect(contrast(of(`state-${tone}-ink`), of(ground)), `${tone} on ${ground}`).toBeGreaterThanOrEqual(
          legible,
        )
  })

  test('a mark of a state differs from its panel by its fill, waiting by its edge', () => {
    for (const tone of filled) {
      const edge = tone === 'wait' && mode === 'light' ? 'ink' : 'fill'
      expect(contrast(of(`state-${tone}-${edge}`), of('takt-panel')), tone).toBeGreaterThanOrEqual(3)
    }
  })

  test('words on the fill of a state can be read', () => {
    for (const tone of tones)
      expect(contrast(of(`state-${tone}-on`), of(`state-${tone}-fill`)), tone).toBeGreaterThanOrEqual(legible)
  })

  test('text, quiet text and the grounds keep their distance', () => {
    for (const words of ['takt-text', 'takt-quiet'])
      for (const ground of ['takt-panel', 'takt-ground', 'takt-sunk'])
        expect(contrast(of(words), of(ground)), `${words} on ${ground}`).toBeGreaterThanOrEqual(legible)
  })

  test.each(seenBy)('every two states differ as seen by %s', (sight) => {
    for (const [one, other] of pairs(filled))
      expect(
        distance(of(`state-${one}-fill`), of(`state-${other}-fill`), sight),
        `${one} and ${other}`,
      ).toBeGreaterThanOrEqual(6)
  })

  test.each(seenBy)('every two series of a chart differ as seen by %s', (sight) => {
    const series = [1, 2, 3, 4, 5, 6].map((number) => `chart-${number}`)
    for (const [one, other] of pairs(series))
      expect(distance(of(one), of(other), sight), `${one} and ${other}`).toBeGreaterThanOrEqual(12)
    for (const one of series) expect(contrast(of(one), of('takt-panel')), one).toBeGreaterThanOrEqual(3)
  })

  test('Ant Design paints with the same grounds and states', () => {
    const token = theme.getDesignToken(themeFor('#1890ff', mode === 'dark', 'medium', false))
    const same = {
      colorBgLayout: 'takt-ground',
      colorBgContainer: 'takt-panel',
      colorFillQuaternary: 'takt-sunk',
      colorBorder: 'takt-line-strong',
      colorBorderSecondary: 'takt-line',
      colorText: 'takt-text',
      colorTextDescription: 'takt-quiet',
      colorTextLightSolid: 'takt-on-accent',
      colorSuccess: 'state-good-ink',
      colorWarning: 'state-warn-ink',
      colorError: 'state-bad-ink',
    } as const
    for (const [library, ours] of Object.entries(same))
      expect(token[library as keyof typeof same], library).toBe(of(ours)) // the keys of the table above
  })
})
