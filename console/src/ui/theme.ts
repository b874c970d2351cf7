import type { ThemeConfig } from 'antd'

export const firstAccent = '#1890ff'

/** White on the accent itself is 3.2 : 1. Fills and links are the same hue, darkened until small white text on them can be read. */
export function themeFor(accent: string): ThemeConfig {
  const fill = readable(accent)
  return {
    cssVar: { key: 'takt' },
    hashed: false,
    token: {
      colorPrimary: fill, colorInfo: fill, colorLink: fill, colorLinkHover: fill,
      colorSuccess: '#1a7f37', colorWarning: '#bc4c00', colorError: '#c62828',
      colorTextPlaceholder: 'rgba(0, 0, 0, 0.58)', colorTextDescription: 'rgba(0, 0, 0, 0.65)', colorTextTertiary: 'rgba(0, 0, 0, 0.62)',
      borderRadius: 6, fontFamily: 'var(--takt-font)', wireframe: false,
    },
  }
}

/** Darkens a colour step by step until white on it reaches 4.5 : 1. */
export function readable(colour: string): string {
  let channels = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))
  while (1.05 / (luminance(channels) + 0.05) < 4.5) channels = channels.map((channel) => Math.floor(channel * 0.97))
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
}

/** Relative luminance as WCAG defines it. */
function luminance(channels: number[]): number {
  const [red, green, blue] = channels.map((channel) => {
    const part = channel / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!
}
