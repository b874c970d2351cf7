const signs = ['', 'k', 'M', 'G', 'T', 'P', 'E']

/** 1500 is 1.5k: for an axis and a tile, where a number has no room. `say` formats it in the language. */
export function abbreviate(
  value: number | null,
  digits: number,
  say: (value: number, digits: number) => string,
): string {
  if (value === null || !Number.isFinite(value)) return '–'
  // By what is shown, not by what is meant: 999 950 with one digit is 1M, not 1000k.
  const at = signs.findIndex((_, step) => Math.abs(shownAt(value, step, digits)) < 1000)
  const step = at === -1 ? signs.length - 1 : at
  return step === 0 ? say(value, 20) : `${say(shownAt(value, step, digits), digits)}${signs[step]}`
}

const shownAt = (value: number, step: number, digits: number) =>
  step === 0 ? value : Number((value / 1000 ** step).toFixed(digits))
