import { useRef } from 'react'
import {
  useMutation,
  useQuery,
  useQueryClient,
  type UseMutationResult,
  type UseQueryResult,
} from '@tanstack/react-query'
import type { z } from 'zod'
import { featureOf, type Command, type Query } from '@takt/contract/endpoint.ts'
import { errors, Refusal } from '@takt/contract/errors.ts'
import { sayRefusal, useWords } from '~/i18n/words.tsx'
import { useToast } from '~/ui/toast.ts'
import { again, type Every } from './again.ts'
import { call } from './call.ts'
import { isAbout, keyOf, ofSameLine } from './keys.ts'
import { callOnce } from './once.ts'
import { useSession, whyNot } from './session.ts'
import { useOfferUndo, type Undoing } from './undo.ts'

type AnswerOptions<O = unknown> = {
  /** False: not yet, something must be chosen first. */
  ready?: boolean
  /** Query again after so long; for what no announcement reaches. */
  every?: Every<O>
  /** With another query, the earlier answer stays until the new one is there: `isPlaceholderData` marks it, `<Earlier>` dims it. */
  keep?: boolean
  /** The feature whose changes repeat the query, where that is not its own: readiness follows the types, not every piece counted. Several: besides its own. */
  follows?: string | readonly string[]
}

/** One answer: a board, a passport, the choices of a picker. */
export function useAnswer<I extends z.ZodType, O extends z.ZodType>(
  endpoint: Query<I, O>,
  input: z.input<I>,
  { ready = true, every, keep = false, follows }: AnswerOptions<z.output<O>> = {},
): UseQueryResult<z.output<O>, Refusal> {
  const [feature, ...rest] = keyOf(endpoint, input)
  const queryKey = [typeof follows === 'string' ? follows : feature, ...rest]
  return useQuery<z.output<O>, Refusal>({
    queryKey,
    queryFn: ({ signal }) => call(endpoint, input, signal),
    enabled: ready,
    ...(typeof follows === 'object' && { meta: { follows } }),
    ...again(every),
    ...(keep && { placeholderData: ofSameLine(queryKey) }),
  })
}

/** Queries before anything is opened: null when there is an answer, which is then kept for what opens, else why there is none. */
export function useLookUp<I extends z.ZodType, O extends z.ZodType>(endpoint: Query<I, O>) {
  const cache = useQueryClient()
  return async (input: z.input<I>): Promise<Refusal | null> => {
    try {
      await cache.fetchQuery({
        queryKey: keyOf(endpoint, input),
        queryFn: ({ signal }) => call(endpoint, input, signal),
      })
      return null
    } catch (error) {
      if (error instanceof Refusal) return error
      throw error
    }
  }
}

/** A command and what becomes of it, for a form that answers in place. It refreshes every list of the features it changes. */
export function useAsk<I extends z.ZodType, O extends z.ZodType>(
  endpoint: Command<I, O>,
  then?: (done: z.output<O>) => void,
): UseMutationResult<z.output<O>, Refusal, z.input<I>> {
  const cache = useQueryClient()
  return useMutation<z.output<O>, Refusal, z.input<I>>({
    mutationFn: (input) => callOnce(endpoint, input),
    onSuccess: async (done) => {
      then?.(done)
      const stale = [featureOf(endpoint), ...(endpoint.touches ?? []), 'audit']
      await cache.invalidateQueries({ predicate: (query) => stale.some((name) => isAbout(query, name)) })
    },
  })
}

type CommandOptions<I extends z.ZodType, O extends z.ZodType> = {
  /** What takes it back, offered for ten seconds with `success`; null: this one cannot be. */
  undo?: ((done: z.output<O>, input: z.input<I>) => Undoing | null) | undefined
  onDone?: ((done: z.output<O>) => void) | undefined
  /** True: it has shown the reason itself, and the button is done with it. */
  refused?: ((refusal: Refusal) => boolean) | undefined
}

/** For a button: does it, shows `success`, and shows why when it was refused. True: it is done. Pressed twice, it is done once. */
export function useCommand<I extends z.ZodType, O extends z.ZodType>(
  endpoint: Command<I, O>,
  success?: string | ((done: z.output<O>) => string),
  { undo, onDone, refused }: CommandOptions<I, O> = {},
) {
  const words = useWords()
  const toast = useToast()
  const { mutateAsync } = useAsk(endpoint, onDone)
  const offer = useOfferUndo(endpoint)
  const underWay = useRef(false)
  return async (input: z.input<I>): Promise<boolean> => {
    if (underWay.current) return false
    underWay.current = true
    try {
      const done = await mutateAsync(input)
      if (success) offer(typeof success === 'string' ? success : success(done), undo?.(done, input) ?? null)
      return true
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      if (refused?.(error)) return true
      toast.refuse(sayRefusal(words, error), { id: error.key, seconds: secondsOf(error) })
      return false
    } finally {
      underWay.current = false
    }
  }
}

/** A rule's "no" is read for five seconds, a failed call for three: the specification's times. */
export const secondsOf = ({ key }: Refusal) => ('status' in errors[key] ? 3 : 5)

/** Why this person may not call it, in words, or null. For `blocked` of a button. */
export function useForbidden(endpoint: Parameters<typeof whyNot>[0]): string | null {
  const words = useWords()
  const why = useSession((session) => whyNot(endpoint, session))
  return why && words.error[why]
}
