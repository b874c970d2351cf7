/** Text and its ground must differ so much (WCAG, AA). */
export const legible = 4.5

/** Steps towards black or white until it differs enough from `ground`: the same hue for every theme colour a person may choose. */
export function tellApart(colour: string, ground: string, towards: string): string {
  let mixed = colour
  // Rounding alone could keep a colour where it is: each step starts from the first one.
  for (let step = 1; contrast(mixed, ground) < legible && step <= 50; step++)
    mixed = blend(colour, towards, step / 50)
  return mixed
}

export function blend(colour: string, other: string, share: number): string {
  const [own, added] = [channelsOf(colour), channelsOf(other)]
  return `#${own
    .map((channel, at) =>
      Math.round(channel + (added[at]! - channel) * share)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
}

export function contrast(one: string, other: string): number {
  const [bright, dim] = [luminance(one), luminance(other)].toSorted((a, b) => b - a)
  return (bright! + 0.05) / (dim! + 0.05)
}

const channelsOf = (colour: string) => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))

/** Relative luminance as WCAG defines it. */
function luminance(colour: string): number {
  const [red, green, blue] = channelsOf(colour).map((channel) => {
    const part = channel / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!
}
