import { theme as antd, type ThemeConfig } from 'antd'
import { blend, tellApart } from './colours.ts'

type Algorithm = typeof antd.darkAlgorithm

/** What a size changes: letters, the height of whatever is pressed or typed in, the room around it, and the rows of tables. */
const scales = {
  default: { fontSize: 15, controlHeight: 38, sizeUnit: 5, row: 46 },
  medium: { fontSize: 14, controlHeight: 32, sizeUnit: 4, row: 38 },
  small: { fontSize: 13, controlHeight: 28, sizeUnit: 3, row: 32 },
  mini: { fontSize: 12, controlHeight: 24, sizeUnit: 3, row: 28 },
} as const
type Size = keyof typeof scales

export const rowHeight = (size: Size): number => scales[size].row

/** Of the grounds that coloured words stand on the one nearest to them: a tinted panel, a raised surface; and what stands on a coloured fill. */
const surface = { light: '#f0f2f5', dark: '#29313a' }
export const onFill = { light: '#ffffff', dark: '#0b0f13' }

/** A colour for fills and words alike: on paper dark enough for white on it, in the dark bright enough to be read and to carry dark words. */
export const accentOf = (accent: string, dark: boolean) =>
  dark ? tellApart(accent, surface.dark, '#ffffff') : tellApart(accent, surface.light, '#000000')

export function themeFor(accent: string, dark: boolean, size: Size): ThemeConfig {
  const fill = accentOf(accent, dark)
  const { row: _, ...scale } = scales[size]
  return {
    cssVar: { key: 'takt' },
    hashed: false,
    algorithm: dark ? [antd.darkAlgorithm, brighter] : [antd.defaultAlgorithm, darker],
    token: {
      ...scale,
      ...(dark ? inTheDark : onPaper),
      colorPrimary: fill,
      colorInfo: fill,
      colorLink: fill,
      borderRadius: 6,
      fontFamily: 'var(--takt-font)',
      wireframe: false,
    },
    components: {
      // A tooltip is dark in both modes.
      ...(dark && { Tooltip: { colorTextLightSolid: '#ffffff' } }),
    },
  }
}

const onPaper = {
  colorSuccess: '#1a7f37',
  colorWarning: '#bc4c00',
  colorError: '#c62828',
  colorTextLightSolid: onFill.light,
  colorTextPlaceholder: 'rgba(0, 0, 0, 0.58)',
  colorTextDescription: 'rgba(0, 0, 0, 0.65)',
  colorTextTertiary: 'rgba(0, 0, 0, 0.62)',
}
const inTheDark = {
  colorBgBase: '#0a0c0e',
  colorSuccess: '#4ac26b',
  colorWarning: '#ff9b57',
  colorError: '#ff8a80',
  colorTextLightSolid: onFill.dark,
  colorTextPlaceholder: 'rgba(255, 255, 255, 0.62)',
  colorTextDescription: 'rgba(255, 255, 255, 0.7)',
  colorTextTertiary: 'rgba(255, 255, 255, 0.66)',
}

const kinds = ['Primary', 'Success', 'Warning', 'Error', 'Info', 'Link'] as const
/** Ant Design would shade the colours anew, without looking at what stands on them. */
const exactly =
  (further: string): Algorithm =>
  (seed, map = antd.defaultAlgorithm(seed)) => {
    const told = kinds.flatMap((kind) => {
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
    return { ...map, ...(Object.fromEntries(told) as Partial<typeof map>) } // each of these names is one of the map's
  }
const darker = exactly('#000000')
const brighter = exactly('#ffffff')
