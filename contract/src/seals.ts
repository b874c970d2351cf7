import { z } from 'zod'
import { feature, plantQuery } from './endpoint.ts'
import { choice, count, day, instant, nothing } from './fields.ts'

/**
 * What a look at a sealed day found. `changed`, `missing`, `added`: its entries are not those that were sealed; `broken`: the seal itself was
 * altered; `archived`: its entries have left for an archive.
 */
export const sealStates = ['fits', 'changed', 'missing', 'added', 'broken', 'archived'] as const
export type SealState = (typeof sealStates)[number]

/** `wrongId`: the first entry that does not fit; null: there is none, or an entry is missing. */
export const SealCheck = z.object({
  day: day(),
  sealState: choice(sealStates),
  wrongId: z.int().nullable(),
  checkedAt: instant(),
})
export type SealCheck = z.infer<typeof SealCheck>

/** A day (UTC) of the change history. `root`: its Merkle tree's by RFC 6962, `chain`: over all days up to it; both as hexadecimal digits. */
export const Seal = z.object({
  day: day(),
  entries: count(),
  root: z.string(),
  chain: z.string(),
  /** Ed25519, in Base64; null: the server that sealed it had no key. */
  signature: z.string().nullable(),
  /** PEM: what the signature is verified with. */
  publicKey: z.string().nullable(),
  sealedAt: instant(),
  ...SealCheck.omit({ day: true }).partial({ sealState: true, checkedAt: true }).shape,
})
export type Seal = z.infer<typeof Seal>

/** The day whose seal comes next; none of its entries may come later than `sealedFrom`, from when on it is sealed within the hour. */
export const NextSeal = z.object({ day: day(), sealedFrom: instant() })
export type NextSeal = z.infer<typeof NextSeal>

const page = { for: ['dbLogView'] } as const
export const seals = feature('seals', {
  /** The newest first; a year of them. */
  list: plantQuery({ ...page, input: nothing, output: z.array(Seal) }),
  /** Null: there is no entry yet. */
  next: plantQuery({ ...page, input: nothing, output: NextSeal.nullable() }),
  /** Reads the whole day again, compares it with its seal, and keeps what was found. */
  check: plantQuery({ ...page, input: z.strictObject({ day: day() }), output: SealCheck, large: true }),
})
