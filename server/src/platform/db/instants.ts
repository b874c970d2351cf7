/** Epoch milliseconds as the wire says them. */
export const isoOf = (ms: number) => new Date(ms).toISOString()
export const nowIso = () => isoOf(Date.now())

const aDay = 86_400_000
const digits = (most: number, count: number) =>
  Array.from({ length: most }, (_, value) => `${value}`.padStart(count, '0'))
const [two, three] = [digits(60, 2), digits(1000, 3)]

/** Thousands of them, mostly of few days: a day is written once. */
export function isosOf(times: readonly number[]): string[] {
  let day = Number.NaN
  let date = ''
  return times.map((ms) => {
    const then = Math.floor(ms / aDay)
    if (then !== day) [day, date] = [then, isoOf(then * aDay).slice(0, -'00:00:00.000Z'.length)]
    const at = ms - then * aDay
    const [hours, minutes] = [Math.floor(at / 3_600_000), Math.floor(at / 60_000) % 60]
    return `${date}${two[hours]}:${two[minutes]}:${two[Math.floor(at / 1000) % 60]}.${three[at % 1000]}Z`
  })
}
