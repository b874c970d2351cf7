/** An instant as anything the plant's machines write it. */
export type Moment = string | number | Date | null

const digits = /^\d{1,15}$/
const wall = /^(\d{4}-\d\d-\d\d)(?:[ T](\d\d:\d\d:\d\d))?$/
/** Before this it is seconds since 1970, not milliseconds: as seconds it is beyond the year 5000. */
const mostSeconds = 1e11

/** Milliseconds since 1970, or null where it is no instant. A time without a zone is one of the plant's clock, which `at` reads; 0 is no time. */
export function timeOf(value: Moment, at: (wall: string) => number): number | null {
  if (value instanceof Date) return validTime(value.getTime())
  if (typeof value === 'number' || (value && digits.test(value))) {
    const number = Number(value)
    return validTime(number < mostSeconds ? number * 1000 : number) || null
  }
  if (!value) return null
  const [, day, clock] = wall.exec(value) ?? []
  return validTime(day ? at(`${day}T${clock ?? '00:00:00'}`) : Date.parse(value))
}

const validTime = (time: number) => (Number.isFinite(time) && Math.abs(time) <= 8.64e15 ? time : null)
