/** Between a number and its unit, and between the limits before it, no line breaks. */
export const withUnit = (text: string, unit: string | null | undefined) =>
  unit ? `${text} ${unit}`.replaceAll(' ', '\u00a0') : text
