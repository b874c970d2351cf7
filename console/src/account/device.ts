import { fill } from '@takt/contract/errors.ts'
import type { Words } from '@takt/contract/locales/en/words.ts'

/** Firefox 143 on Windows, or as much of it as is known. */
export function sayDevice(
  { account }: Words,
  { browser, system }: { browser: string | null; system: string | null },
) {
  return browser && system
    ? fill(account.browserOn, { browser, system })
    : (browser ?? system ?? account.unknownDevice)
}
