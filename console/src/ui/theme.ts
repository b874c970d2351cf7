import { theme as antd, type ThemeConfig } from 'antd'
import { blend, tellApart } from './colours.ts'

type Algorithm = typeof antd.darkAlgorithm

/** What a size changes: letters, the height of whatever is pressed or typed in, the room around it, and the rows of tables. */
const scales = {
  default: { fontSize: 15, controlHeight: 40, sizeUnit: 5, row: 48 },
  medium: { fontSize: 14, controlHeight: 32, sizeUnit: 4, row: 40 },
  small: { fontSize: 13, controlHeight: 28, sizeUnit: 3, row: 34 },
  mini: { fontSize: 12, controlHeight: 24, sizeUnit: 3, row: 28 },
} as const
type Size = keyof typeof scales

/** What a finger can hit. */
const fingerTarget = 44
/** Where it is worked with fingers nothing is smaller than one, but for who chose the smallest size. */
const forFingers = (height: number, size: Size, coarse: boolean) =>
  coarse && size !== 'mini' ? Math.max(height, fingerTarget) : height

export const rowHeight = (size: Size, coarse: boolean): number => forFingers(scales[size].row, size, coarse)

/** Of the grounds of coloured words the one nearest to them: a tinted panel, a raised surface; and what is on a coloured fill. */
const surface = { light: '#eef1f5', dark: '#29313a' }
export const panel = { light: '#ffffff', dark: '#1b2026' }
export const onFill = { light: '#ffffff', dark: '#0b0f13' }

/** A colour for fills and words alike: on paper dark enough for white on it, in the dark bright enough to be read and to carry dark words. */
export const accentOf = (accent: string, dark: boolean) =>
  dark ? tellApart(accent, surface.dark, '#ffffff') : tellApart(accent, surface.light, '#000000')

export function themeFor(accent: string, dark: boolean, size: Size, coarse: boolean): ThemeConfig {
  const mode = dark ? 'dark' : 'light'
  const fill = accentOf(accent, dark)
  const { row: _, controlHeight, ...scale } = scales[size]
  return {
    cssVar: { key: 'takt' },
    hashed: false,
    // Written by build/antd-styles.ts while the console is built.
    zeroRuntime: import.meta.env?.PROD ?? false,
    algorithm: dark ? [antd.darkAlgorithm, brighter] : [antd.defaultAlgorithm, darker],
    token: {
      ...scale,
      controlHeight: forFingers(controlHeight, size, coarse),
      ...tokens[mode],
      colorPrimary: fill,
      colorInfo: fill,
      colorLink: fill,
      colorTextLightSolid: onFill[mode],
      borderRadius: 6,
      borderRadiusLG: 8,
      borderRadiusSM: 4,
      boxShadow: 'var(--shadow-dialog)',
      boxShadowSecondary: 'var(--shadow-popover)',
      fontFamily: 'var(--takt-font)',
      wireframe: false,
    },
    components: {
      // An alarm's ground is the fill, not the lighter ink.
      ...(dark && {
        Badge: { colorError: '#e0243f', colorTextLightSolid: '#ffffff' },
      }),
    },
  }
}

/** The grounds and states of tokens.css, under Ant Design's names. theme.test.ts compares them. */
const tokens = {
  light: named(
    {
      base: '#ffffff',
      ground: '#f3f5f8',
      panel: panel.light,
      sunk: '#eef1f5',
      line: '#dfe4ea',
      lineStrong: '#c3cbd4',
    },
    { text: '#14181d', quiet: '#55606c', good: '#0b7247', warn: '#a84a00', bad: '#a30f22' },
  ),
  dark: named(
    {
      base: '#0a0c0e',
      ground: '#101316',
      panel: panel.dark,
      sunk: '#242a31',
      line: '#303841',
      lineStrong: '#4a545f',
    },
    { text: '#eef2f6', quiet: '#a8b3bf', good: '#3fd69b', warn: '#ff9f56', bad: '#ff8189' },
  ),
}
type Grounds = Record<'base' | 'ground' | 'panel' | 'sunk' | 'line' | 'lineStrong', string>
type Inks = Record<'text' | 'quiet' | 'good' | 'warn' | 'bad', string>
function named(
  { base, ground, panel, sunk, line, lineStrong }: Grounds,
  { text, quiet, good, warn, bad }: Inks,
): ThemeConfig['token'] {
  return {
    colorBgBase: base,
    colorBgLayout: ground,
    colorBgContainer: panel,
    colorBgElevated: panel,
    colorBorder: lineStrong,
    colorBorderSecondary: line,
    colorFillQuaternary: sunk,
    colorText: text,
    colorTextHeading: text,
    colorTextSecondary: quiet,
    colorTextTertiary: quiet,
    colorTextDescription: quiet,
    colorTextPlaceholder: quiet,
    colorIcon: quiet,
    colorSuccess: good,
    colorWarning: warn,
    colorError: bad,
  }
}

const kinds = ['Primary', 'Success', 'Warning', 'Error', 'Info', 'Link'] as const
/** Ant Design would shade the colours anew, regardless of what is on them. */
const exactly =
  (further: string): Algorithm =>
  (seed, map = antd.defaultAlgorithm(seed)) => {
    const tokens = kinds.flatMap((kind) => {
      const [own, pressed] = [seed[`color${kind}`], blend(seed[`color${kind}`], further, 0.14)]
      const names = {
        '': own,
        Text: own,
        Hover: pressed,
        Active: pressed,
        TextHover: pressed,
        TextActive: pressed,
      }
      return Object.entries(names).map(([name, colour]) => [`color${kind}${name}`, colour] as const)
    })
    return { ...map, ...(Object.fromEntries(tokens) as Partial<typeof map>) } // each of these names is one of the map's
  }
const darker = exactly('#000000')
const brighter = exactly('#ffffff')
