import { describe, expect, it } from 'vitest'
import { Plant } from './plant.ts'
import { isTimeZone, timeZones } from './time-zones.ts'

const today = [
  'America/Argentina/Buenos_Aires',
  'Asia/Ho_Chi_Minh',
  'Asia/Kathmandu',
  'Asia/Kolkata',
  'Europe/Kyiv',
]
const former = ['America/Buenos_Aires', 'Asia/Saigon', 'Asia/Katmandu', 'Asia/Calcutta', 'Europe/Kiev']

describe('time zones', () => {
  it.each(today)('offers %s', (zone) => expect(timeZones()).toContain(zone))
  it.each(former)('offers %s by its name of today only, and takes it', (zone) => {
    expect(timeZones()).not.toContain(zone)
    expect(isTimeZone(zone)).toBe(true)
  })
  it('offers each once, and no zone less than there are', () => {
    expect(new Set(timeZones()).size).toBe(timeZones().length)
    expect(timeZones().length).toBeGreaterThanOrEqual(Intl.supportedValuesOf('timeZone').length)
  })
  it('is what a plant may be in', () => {
    const at = (timeZone: string) => Plant.safeParse({ plantName: 'Werk', timeZone }).success
    expect(timeZones().filter((zone) => !at(zone))).toEqual([])
    expect(['+05:45', 'Europe/Atlantis', 'asia/kathmandu'].filter(at)).toEqual([])
  })
  it('are known to the clock', () => {
    for (const zone of timeZones()) expect(Temporal.Now.zonedDateTimeISO(zone).timeZoneId).toBe(zone)
  })
})
