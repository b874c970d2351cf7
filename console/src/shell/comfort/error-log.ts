import { create } from 'zustand'
import { Refusal } from '@takt/contract/errors.ts'
import { instantOf } from '~/fields/format.tsx'
import { defaults } from './defaults.ts'

type Phase = 'render' | 'event' | 'promise' | 'load'
/** `part`: the component it happened in, where that is known. */
export type MetError = {
  id: number
  instant: string
  phase: Phase
  part: string | null
  message: string
  address: string
  stack: string
}

const most = 100

export const useErrors = create<{ errors: readonly MetError[] }>(() => ({ errors: [] }))
export const clearErrors = () => useErrors.setState({ errors: [] })

/** A text must be the mode, a list must hold it. */
export const isRecorded = (modes: string | readonly string[], mode: string) =>
  typeof modes === 'string' ? modes === mode : modes.includes(mode)

let last = 0
/** Kept in memory only, the newest hundred. What the server refused is no error of the console, and whatever opens a session is taken out. */
export function recordError(
  error: unknown,
  phase: Phase,
  part: string | null = null,
  mode = import.meta.env.MODE,
) {
  if (!isRecorded(defaults.errorLog, mode) || error instanceof Refusal || isAborted(error)) return
  const entry =
    error instanceof Error
      ? { message: `${error.name}: ${error.message}`, stack: error.stack ?? '' }
      : { message: String(error), stack: '' }
  const met = {
    id: ++last,
    instant: instantOf(Date.now()),
    phase,
    part: part && withoutTokens(part),
    message: withoutTokens(entry.message),
    address: withoutTokens(location.href),
    stack: withoutTokens(entry.stack),
  }
  useErrors.setState(({ errors }) => ({ errors: [...errors, met].slice(-most) }))
}

/** Errors of handlers, broken promises, and scripts and styles that did not come; each is on the browser's own console too. */
export function listenForErrors(record: typeof recordError = recordError): () => void {
  const hearError = (event: Event) => {
    if (event instanceof ErrorEvent) {
      // The browser reports this where two measurements meet in one frame; nothing failed.
      if (!event.message.startsWith('ResizeObserver loop')) record(event.error ?? event.message, 'event')
    } else if (event.target instanceof HTMLScriptElement) record(event.target.src, 'load')
    else if (event.target instanceof HTMLLinkElement) record(event.target.href, 'load')
  }
  const hearPromise = ({ reason }: PromiseRejectionEvent) => record(reason, 'promise')
  window.addEventListener('error', hearError, true) // what fails to load does not bubble
  window.addEventListener('unhandledrejection', hearPromise)
  return () => {
    window.removeEventListener('error', hearError, true)
    window.removeEventListener('unhandledrejection', hearPromise)
  }
}

const isAborted = (error: unknown) => error instanceof DOMException && error.name === 'AbortError'
/** Sessions, one-time links, signed wall links, codes of a login elsewhere. */
const withoutTokens = (text: string) => text.replaceAll(/\b(token|wall|code|state)=[^&#\s)'"]+/gi, '$1=…')
