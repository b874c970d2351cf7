import { z } from 'zod'

/**
 * An array of thousands of figures. The library makes two objects for each of them (8 MB for a chart of 10,000 points), so what fits is
 * seen in one loop and taken as it is; what does not goes the library's way, which names it.
 */
export function column<S extends z.ZodType>(element: S, fits: (value: unknown) => boolean): z.ZodArray<S> {
  const schema = z.array(element)
  const run = schema._zod.run.bind(schema._zod)
  schema._zod.run = (payload, context) =>
    Array.isArray(payload.value) && payload.value.every(fits) ? payload : run(payload, context)
  return schema
}

export const isFigure = (value: unknown) => Number.isFinite(value)
export const isFigureOrGap = (value: unknown) => value === null || Number.isFinite(value)
const isTextOrGap = (value: unknown) => value === null || typeof value === 'string'
export const areTextsOrGaps = (value: unknown) => Array.isArray(value) && value.every(isTextOrGap)
