import { z } from 'zod'
import { choice, code, instant, name, version } from './fields.ts'

/** What somebody declares with a signature under a version. */
export const signatureMeanings = ['reviewed', 'released'] as const
export type SignatureMeaning = (typeof signatureMeanings)[number]

/** Who signed a version for what, with their password, and the hash of the content as they saw it. */
export const SopSignature = z.object({
  lineNumber: code(),
  sopCode: code(),
  sopVer: version(),
  signatureMeaning: choice(signatureMeanings),
  userName: code(),
  name: name(),
  contentHash: code(),
  signedAt: instant(),
})
export type SopSignature = z.infer<typeof SopSignature>
