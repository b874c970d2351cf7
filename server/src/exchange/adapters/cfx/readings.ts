import type { z } from 'zod'
import type { Reading } from '@takt/contract/floor.ts'
import { code, reading as aReading } from '@takt/contract/fields.ts'
import type { Measurement } from './bodies.ts'

export type Measured = Omit<Reading, 'resultValue'> & {
  resultValue: number | string
  unit: string | null
  limitUnit: string | null
}
type Fields = Record<string, unknown>

const isFields = (value: unknown): value is Fields =>
  value !== null && typeof value === 'object' && !Array.isArray(value)
const verdictOf = (result: unknown) =>
  typeof result === 'string' ? { resultStatus: result === 'Passed' ? ('ok' as const) : ('ng' as const) } : {}
/** What belongs to a measurement and is not measured: its place in the sequence, and what was expected. */
const aside = /^(Sequence|E[A-Z].*|Expected.*|Min.*|Max.*|Setpoint.*)$/

/** One measurement: its value by its name, or each of its numbers by name and number: `R1.1.Vol`. */
export function readingsOf(measurement: z.infer<typeof Measurement>, fallback: string): Measured[] {
  const { MeasurementName, MeasuredValue, ActualValue, Value, Result } = measurement
  const name = MeasurementName ?? fallback
  const own = isFields(MeasuredValue) ? MeasuredValue : { Value: MeasuredValue ?? ActualValue ?? Value }
  const unit = { unit: text(own.ValueUnits), limitUnit: text(own.ExpectedValueUnits) }
  if (typeof own.Value === 'number' || typeof own.Value === 'string')
    return named(name, own.Value, unit, Result)
  return Object.entries(measurement).flatMap(([key, value]) =>
    typeof value === 'number' && !aside.test(key) ? named(`${name}.${key}`, value, {}, Result) : [],
  )
}

/** A test that measures nothing: its result is the reading. */
export const resultOf = (name: string, result: string): Measured[] => named(name, result, {}, result)

type ReadingOptions = { above?: string; settings?: boolean; depth?: number }
/** No process of the standard tells of itself in more layers. */
const deepest = 8

/** What a process reported of itself: measurements by their names, readings of zones as `Zone1.Top.Temperature`, and plain numbers. `settings`: what it is set to, in their place. */
export function processReadings(
  data: Fields | null | undefined,
  { above = '', settings = false, depth = 0 }: ReadingOptions = {},
): Measured[] {
  if (!data || depth > deepest) return []
  const place = [above, zoneOf(data)].filter(Boolean).join('.')
  return Object.entries(data).flatMap(([key, value]): Measured[] => {
    if (Array.isArray(value)) {
      const list = value.filter(isFields)
      if (key === 'Readings' || key === 'Setpoints')
        return (key === 'Setpoints') === settings ? list.flatMap((one) => reading(one, place)) : []
      return list.flatMap((one) => processReadings(one, { above: place, settings, depth: depth + 1 }))
    }
    const isMeant = settings || !(aside.test(key) || key.endsWith('Setpoint'))
    return typeof value === 'number' && isMeant
      ? named([place, key].filter(Boolean).join('.'), value, {}, undefined)
      : []
  })
}

function reading(one: Fields, place: string): Measured[] {
  if ('MeasurementName' in one) return readingsOf(one, String(one.MeasurementType ?? ''))
  const value = one.ReadingValue ?? one.Setpoint
  return typeof value === 'number'
    ? named(
        [place, text(one.SubZone), text(one.ReadingType ?? one.SetpointType)].filter(Boolean).join('.'),
        value,
        {},
        undefined,
      )
    : []
}

const zoneOf = ({ Zone }: Fields) => (isFields(Zone) ? text(Zone.StageName) : null)
const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null)

function named(
  name: string,
  resultValue: number | string,
  { unit = null, limitUnit = null }: { unit?: string | null; limitUnit?: string | null },
  result: unknown,
): Measured[] {
  const { data: resultCode } = code().safeParse(name)
  const value = (typeof resultValue === 'number' ? aReading() : code()).safeParse(resultValue).data
  return resultCode === undefined || value === undefined
    ? []
    : [{ resultCode, resultValue: value, unit, limitUnit, ...verdictOf(result) }]
}

const prefixes: Record<string, number> = {
  p: 1e-12,
  n: 1e-9,
  u: 1e-6,
  µ: 1e-6,
  m: 1e-3,
  '': 1,
  k: 1e3,
  K: 1e3,
  M: 1e6,
  G: 1e9,
}

/** 28300 Ohm are 28.3 kOhm. Units that differ by more than their prefix are left as they are. */
export function inUnit(value: number, from: string | null, to: string | null): number {
  if (from === null || to === null || from === to) return value
  const factor = Object.entries(prefixes).flatMap(([prefix, by]) =>
    Object.entries(prefixes).flatMap(([other, times]) =>
      from.slice(prefix.length) === to.slice(other.length) &&
      from.startsWith(prefix) &&
      to.startsWith(other) &&
      from.length > prefix.length
        ? [by / times]
        : [],
    ),
  )[0]
  return factor === undefined ? value : Number((value * factor).toPrecision(15))
}
