import { expect, test } from 'vitest'
import { formatsFor } from '@takt/contract/formats.ts'
import { dayPatterns, minutePatterns } from './day-patterns.ts'
import { dayjs } from './dayjs.ts'

test.each(['en', 'zh', 'es', 'ja'])('a picker writes a day in %s as the text next to it does', (language) => {
  const formats = formatsFor(language, 'Asia/Shanghai')
  const [local, iso] = dayPatterns(formats)
  expect(formats.day('2026-11-04').split(' ')[0]).toBe(dayjs.utc('2026-11-04').format(local))
  expect(iso).toBe('YYYY-MM-DD')
  expect(minutePatterns(formats)[0]).toBe(`${local} HH:mm`)
})

// In Chinese a time of this year is shown without it.
test.each(['en', 'es', 'ja'])('in %s a time that is copied from the screen is read', (language) => {
  const formats = formatsFor(language, 'Asia/Shanghai')
  const written = minutePatterns(formats).map((pattern) => dayjs.utc('2026-11-04T13:06').format(pattern))
  expect(written).toContain(formats.minute('2026-11-04T05:06:00.000Z'))
})
