/** `6`, `06`, `630`, `6:30`, `6.30` as `06:00` and `06:30`; what is no time stays as it was typed, for the contract to refuse. */
export function clockOf(typed: string): string {
  const [, hour, minute = '0'] = /^\s*(\d{1,2})\s*[:.h]?\s*(\d{2})?\s*$/.exec(typed) ?? []
  return hour === undefined ? typed : `${hour.padStart(2, '0')}:${minute.padStart(2, '0')}`
}
