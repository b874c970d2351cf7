import { z } from 'zod'
import { feature, plantQuery } from './endpoint.ts'
import { flag, name, nothing, parts, uuid } from './fields.ts'
import { languages } from './languages.ts'

/** How the system presents itself, also before anybody logs in. */
export const Identity = z.strictObject({
  title: name(),
  company: name().nullable(),
  /** A picture among the uploaded files. */
  logo: uuid().nullable(),
  /** The extra link in the navbar of those who hold the edit right; no title: the handbook, no address: no link. Only a page of the web or of the console. */
  linkTitle: name().nullable(),
  linkAddress: z
    .string()
    .max(500)
    .regex(/^(https?:\/\/|#\/)\S+$/, { error: 'linkAddress' })
    .nullable(),
  /** Whether the navbar has the button of the settings panel. */
  showSettings: flag(),
  languages: parts(z.enum(languages), languages.length).refine((some) => some.length > 0, {
    error: 'missing',
  }),
})
export type Identity = z.infer<typeof Identity>

/** The part of the settings that is shown to anybody. `logo`: the picture itself, as an address that holds its data. */
export const Brand = z.object({
  ...Identity.pick({ title: true, company: true, languages: true }).shape,
  logo: z.string().nullable(),
  /** Whoever logs in sees at which plant. */
  plantName: name(),
})
export type Brand = z.infer<typeof Brand>

/** Apart from the other settings, because every page begins with it. */
export const brand = feature('settings', {
  brand: plantQuery({ input: nothing, output: Brand, for: 'anyone', wall: true }),
})
