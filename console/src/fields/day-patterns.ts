import type { Formats } from './format.tsx'

/** How a picker writes a day: as the texts next to it, without the weekday. Whoever types may also write it the ISO way. */
export const dayPatterns = (formats: Formats) => [localOf(formats), 'YYYY-MM-DD']
/** With the comma, too, that texts on the screen have before the time: what is copied from there is read. */
export const minutePatterns = (formats: Formats) =>
  [' HH:mm', ', HH:mm'].flatMap((time) => dayPatterns(formats).map((day) => day + time))

const localOf = (formats: Formats) => {
  const [day = ''] = formats.day('2001-02-03').split(' ')
  return day.replace('2001', 'YYYY').replace('02', 'MM').replace('03', 'DD')
}
