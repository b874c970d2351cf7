import { theme } from 'antd'
import { describe, expect, test } from 'vitest'
import { contrast, legible } from './colours.ts'
import { accentOf, onFill, rowHeight, themeFor } from './theme.ts'

const steps = ['00', '55', 'aa', 'ff']
/** Every hue, from black to white, and the presets' own neighbours. */
const accents = [
  '#1890ff',
  '#0b2540',
  ...steps.flatMap((red) => steps.flatMap((green) => steps.map((blue) => `#${red}${green}${blue}`))),
]
const fills = [
  'colorPrimary',
  'colorPrimaryHover',
  'colorPrimaryActive',
  'colorError',
  'colorErrorHover',
  'colorSuccess',
  'colorWarning',
  'colorInfo',
] as const
const words = [
  ...fills,
  'colorLink',
  'colorLinkHover',
  'colorLinkActive',
  'colorErrorText',
  'colorPrimaryText',
] as const

/** --takt-ground of tokens.css. */
const pageGround = { light: '#f3f5f8', dark: '#101316' }

describe.each(['light', 'dark'] as const)('in %s', (mode) => {
  const dark = mode === 'dark'
  test('SP-07, SP-08: whatever colour is chosen, words on it and words in it can be read', () => {
    for (const accent of accents) {
      const token = theme.getDesignToken(themeFor(accent, dark, 'medium', false))
      for (const fill of fills)
        expect(contrast(token[fill], onFill[mode]), `${fill} of ${accent}`).toBeGreaterThanOrEqual(legible)
      for (const word of words) {
        for (const ground of [token.colorBgContainer, token.colorBgElevated, pageGround[mode]])
          expect(contrast(token[word], ground), `${word} of ${accent} on ${ground}`).toBeGreaterThanOrEqual(
            legible,
          )
      }
    }
  })
})

test('a colour that can be read stays as it is', () => {
  expect(accentOf('#0b2540', false)).toBe('#0b2540')
  expect(accentOf('#ffdd00', true)).toBe('#ffdd00')
})

test('SZ-01: each size is smaller than the one before: letters, buttons, rows', () => {
  const sizes = (['default', 'medium', 'small', 'mini'] as const).map((size) => {
    const { fontSize, controlHeight } = theme.getDesignToken(themeFor('#1890ff', false, size, false))
    return [fontSize, controlHeight, rowHeight(size, false)]
  })
  for (const at of [0, 1, 2]) {
    const [letters, ...otherSizes] = sizes.map((one) => one[at]!)
    expect([letters, ...otherSizes]).toEqual([letters, ...otherSizes].toSorted((a, b) => b! - a!))
    expect(new Set([letters, ...otherSizes]).size).toBe(4)
  }
})

test('with fingers nothing is lower than 44 px, but in the smallest size', () => {
  for (const size of ['default', 'medium', 'small'] as const) {
    expect(theme.getDesignToken(themeFor('#1890ff', false, size, true)).controlHeight).toBeGreaterThanOrEqual(
      44,
    )
    expect(rowHeight(size, true)).toBeGreaterThanOrEqual(44)
  }
  expect(rowHeight('mini', true)).toBe(28)
})
