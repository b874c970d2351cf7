import { z } from 'zod'
import { feature, plantCommand, plantQuery } from './endpoint.ts'
import { code, count, flag, name, nothing } from './fields.ts'

export const Line = z.object({
  lineNumber: code(),
  lineName: name(),
  location: name().nullable(),
  manager: name().nullable(),
  enabled: flag(),
  revision: count(),
})
export type Line = z.infer<typeof Line>

export const LineDraft = Line.omit({ enabled: true, revision: true }).strict()
export type LineDraft = z.infer<typeof LineDraft>

export const lines = feature('lines', {
  /** The lines this person may choose. */
  list: plantQuery({ input: nothing, output: z.array(Line), for: 'signedIn', at: { path: '/web/equipment', eventId: 780 } }),
  create: plantCommand({ input: LineDraft, output: Line, for: 'admin', touches: ['boards'] }),
  update: plantCommand({ input: LineDraft.extend({ enabled: flag(), revision: count() }).strict(), output: Line, for: 'admin', touches: ['boards'] }),
})
