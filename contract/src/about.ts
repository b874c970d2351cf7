import { z } from 'zod'
import { feature, plantQuery } from './endpoint.ts'
import { nothing } from './fields.ts'

/** A program of others that is installed with this one. `license`: its SPDX expression. */
export const ShippedPackage = z.object({ name: z.string(), version: z.string(), license: z.string() })
export type ShippedPackage = z.infer<typeof ShippedPackage>

const packageName = z.string().trim().min(1).max(214)

export const about = feature('about', {
  /** What runs here, and what it is made of. */
  read: plantQuery({
    input: nothing,
    output: z.object({
      version: z.string(),
      license: z.string(),
      node: z.string(),
      database: z.string(),
      packages: z.array(ShippedPackage),
    }),
    for: 'signedIn',
  }),
  /** The text of a package's licence, as it came with it; of the product itself without a name. Null: it came without one. */
  license: plantQuery({
    input: z.strictObject({ name: packageName.optional() }),
    output: z.object({ text: z.string().nullable() }),
    for: 'signedIn',
  }),
})
