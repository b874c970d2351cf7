import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const tokens = 'console/src/ui/tokens.css'
/** Paper is measured in points and millimetres; what creeps along the top while a page loads has a pace of its own. */
const exceptions: Record<string, RegExp> = {
  'console/src/units/Certificate.module.css': /\d(pt|mm)\b/,
  'console/src/output/output.module.css': /\d(pt|mm)\b/,
  'console/src/shapes/PrintPaper.module.css': /\d(pt|mm)\b/,
  'console/src/shell/Frame.module.css': /^animation/,
  'console/src/ui/base.css': /1ms !important/,
}

const colour =
  /#[0-9a-f]{3,8}\b|\b(rgb|hsl|hwb|lab|lch|oklab|oklch)a?\(|(?<![\w-])(white|black|red|green|blue|yellow|orange|purple|gr[ae]y|silver)(?![\w-])/i
const scaled =
  /^(font-size|line-height|letter-spacing|[\w-]*radius|(row-|column-)?gap|padding[\w-]*|margin[\w-]*|transition[\w-]*|animation[\w-]*)$/
/** A hair line, and the pixel that makes two edges meet, are no size of the scale. */
const measure = /(?<![\w.-])(?!1px|0px)[\d.]+(px|pt|mm|cm|rem|m?s)\b/

const rulesOf = (file: string) =>
  [
    ...readFileSync(file, 'utf8')
      .replaceAll(/\/\*[\s\S]*?\*\//g, '')
      .matchAll(/([\w-]+):\s*([^;{}]+);/g),
  ].map(([, property = '', value = '']) => ({ property, value, text: `${property}: ${value}` }))

const styleSheets = globSync('console/src/**/*.css').filter((file) => file !== tokens)

test('no style sheet but tokens.css has a colour or a size of its own', () => {
  expect(styleSheets.length).toBeGreaterThan(50)
  const literal = styleSheets.flatMap((file) =>
    rulesOf(file)
      .filter(({ property, value }) => colour.test(value) || (scaled.test(property) && measure.test(value)))
      .filter(({ text }) => !exceptions[file]?.test(text))
      .map(({ text }) => `${file}: ${text}`),
  )
  expect(literal).toEqual([])
})

test('every variable of the look that a style sheet names is in tokens.css', () => {
  const given = new Set(
    [...readFileSync(tokens, 'utf8').matchAll(/^\s*(--[\w-]+):/gm)].map(([, name]) => name),
  )
  const fromScripts = ['--takt-accent', '--takt-accent-soft', '--takt-accent-bright', '--takt-font']
  const missing = globSync('console/src/**/*.{css,ts,tsx}').flatMap((file) =>
    [
      ...readFileSync(file, 'utf8').matchAll(
        /(?<!\w)(--(?:state|takt|text|line|space|radius|shadow|motion|chart|tone|shift)-[\w-]+)/g,
      ),
    ]
      .map(([, name = '']) => name)
      .filter((name) => !given.has(name) && !fromScripts.includes(name) && !name.endsWith('…'))
      .map((name) => `${file}: ${name}`),
  )
  expect(missing).toEqual([])
})
