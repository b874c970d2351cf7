import { once } from './durations.ts'

/** Names of today for zones that Node and Chromium list by an older name only. Firefox lists these. */
export const renamedZones: Record<string, string> = {
  'Africa/Asmera': 'Africa/Asmara',
  'America/Buenos_Aires': 'America/Argentina/Buenos_Aires',
  'America/Catamarca': 'America/Argentina/Catamarca',
  'America/Coral_Harbour': 'America/Atikokan',
  'America/Cordoba': 'America/Argentina/Cordoba',
  'America/Godthab': 'America/Nuuk',
  'America/Indianapolis': 'America/Indiana/Indianapolis',
  'America/Jujuy': 'America/Argentina/Jujuy',
  'America/Louisville': 'America/Kentucky/Louisville',
  'America/Mendoza': 'America/Argentina/Mendoza',
  'Asia/Calcutta': 'Asia/Kolkata',
  'Asia/Katmandu': 'Asia/Kathmandu',
  'Asia/Rangoon': 'Asia/Yangon',
  'Asia/Saigon': 'Asia/Ho_Chi_Minh',
  'Atlantic/Faeroe': 'Atlantic/Faroe',
  'Europe/Kiev': 'Europe/Kyiv',
  'Pacific/Enderbury': 'Pacific/Kanton',
  'Pacific/Ponape': 'Pacific/Pohnpei',
  'Pacific/Truk': 'Pacific/Chuuk',
}
const listed = once(() => Intl.supportedValuesOf('timeZone'))

/** What a person chooses from: each zone once, by its name of today. */
export const timeZones = once((): readonly string[] => [
  ...new Set([
    'UTC',
    ...listed()
      .map((zone) => renamedZones[zone] ?? zone)
      .toSorted(),
  ]),
])

const accepted = once(() => new Set([...timeZones(), ...listed()]))
/** By its name of today or by the one before, which a plant may have been saved with. */
export const isTimeZone = (zone: string) => accepted().has(zone)
