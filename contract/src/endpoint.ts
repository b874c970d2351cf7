import type { z } from 'zod'
import type { PageName } from './pages.ts'

/** A call on one line carries its number in the path; a call on the plant does not. */
export type Scope = 'line' | 'plant'
export type EndpointKind = 'query' | 'command' | 'download' | 'upload'

export type Spec<I extends z.ZodType, O extends z.ZodType> = {
  input: I
  output: O
  /** A query needs `view`, a command `edit`, of one of these pages. */
  for: readonly PageName[] | 'admin' | 'signedIn' | 'anyone'
  /** A command that changes only what this person sees: it leaves no trace and refreshes nobody's screen. */
  personal?: true
  /** A wall link that holds one of these pages may call it too. */
  wall?: true
  /** `own`: a command on the plant that looks itself which lines it touches. Any other is only for those whose lines are not limited. */
  lines?: 'own'
  /** It looks back at what happened, so an answer of a standby that is a moment behind is as good. */
  mayLag?: true
  /** It takes a long list: more may be sent, and it may take longer than other calls. */
  large?: true
  /** Other features whose screens must refresh when this call succeeds. */
  touches?: readonly string[]
  /** Where the specification fixes the address of a call. Known to nobody but `wire.ts` and `call.ts`. */
  at?: { path: `/${string}`; eventId?: number }
}
// The defaults are `any` because an endpoint of unknown input is still called with its own input; `unknown` would refuse every handler.
export type Endpoint<
  K extends EndpointKind = EndpointKind,
  I extends z.ZodType = any, // oxlint-disable-line no-explicit-any -- see above
  O extends z.ZodType = any, // oxlint-disable-line no-explicit-any -- see above
  S extends Scope = Scope,
> = Spec<I, O> & { kind: K; scope: S; name: string }
export type Query<I extends z.ZodType, O extends z.ZodType> = Endpoint<'query', I, O>
export type Command<I extends z.ZodType, O extends z.ZodType> = Endpoint<'command', I, O>
export type Feature = Record<string, Endpoint>

const make =
  <K extends EndpointKind, S extends Scope>(kind: K, scope: S) =>
  <I extends z.ZodType, O extends z.ZodType>(spec: Spec<I, O>): Endpoint<K, I, O, S> => ({
    ...spec,
    kind,
    scope,
    name: '',
  })

export const query = make('query', 'line')
export const command = make('command', 'line')
/** Answers with a streamed file instead of an envelope; its input carries the format. */
export const download = make('download', 'line')
export const plantDownload = make('download', 'plant')
/** A command that brings a file: a multipart form, the file last, its input in the same form. */
export const plantUpload = make('upload', 'plant')
export const plantQuery = make('query', 'plant')
export const plantCommand = make('command', 'plant')

/** Gives each endpoint its wire name: feature `orders`, endpoint `move`, POST /api/orders/move/{lineNumber}. */
export function feature<F extends Feature>(name: string, endpoints: F): F {
  // The cast: Object.fromEntries forgets which key had which endpoint.
  return Object.fromEntries(
    Object.entries(endpoints).map(([key, one]) => [key, { ...one, name: `${name}/${key}` }]),
  ) as F
}

/** A query or a download leaves the plant as it is. */
export const changesSomething = ({ kind }: { kind: EndpointKind }) => kind === 'command' || kind === 'upload'

/** Its input has an account of its own, which the name of the caller in every body must not replace. */
export const namesAccount = ({ input }: Pick<Endpoint, 'input'>) => {
  const { shape } = input as { shape?: object } // only the schema of an object has fields
  return shape !== undefined && 'userName' in shape
}

export const featureOf = (endpoint: { name: string }) => endpoint.name.split('/')[0]!
