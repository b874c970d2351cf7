/** A figure in print: as it is printed there, and how we get it. */
export type Published = {
  figure: string
  source: string
  /** Its digits are those ours is compared in. */
  printed: string
  ours: () => number | null
}

const nist = (section: string) => `NIST/SEMATECH e-Handbook ${section}`
export const from = {
  nist,
  minitab: (example: string) => `Minitab, ${example}`,
}

/** Ours with as many digits as are printed. */
export function inPrint({ printed, ours }: Published): string {
  const value = ours()
  return value === null ? '–' : value.toFixed(printed.split('.')[1]?.length ?? 0)
}
