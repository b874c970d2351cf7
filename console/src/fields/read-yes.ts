import type { Words } from '@takt/contract/locales/en/words.ts'

/** A yes as people, spreadsheets and our own exports write it; blank is a no, anything else stays as it is for the server to refuse. */
export function readYes(text: string, { yes, no }: Words['say']): boolean | string {
  const answer = text.toLowerCase()
  if (['true', '1', 'yes', 'x', yes.toLowerCase()].includes(answer)) return true
  return ['', 'false', '0', 'no', no.toLowerCase()].includes(answer) ? false : text
}
