import { useState } from 'react'
import { fill, Refusal } from '@takt/contract/errors.ts'
import { materials } from '@takt/contract/materials.ts'
import { useAsk } from '~/api/hooks.ts'
import { sayRefusal, useWords } from '~/i18n/words.tsx'
import { signal } from '~/ui/signal.ts'

const empty = {
  stationNumber: '',
  position: '',
  label: '',
  bomCode: '',
  quantity: null as number | null,
  reason: '',
}
export type Draft = typeof empty
/** What is scanned, in this order; what else a refusal may require. */
export const scanned = ['stationNumber', 'position', 'label'] as const
export const extras = ['bomCode', 'quantity', 'reason'] as const
export type Extra = (typeof extras)[number]

/** What was loaded on this screen, the last one first. */
export type Accepted = {
  key: number
  text: string
  at: number
  stationNumber: string
  position: string
  replaced: boolean
}
const mostAccepted = 5

/** One binding as it is typed or scanned, field by field; a refusal leads to the field that answers it. `fixedStation`: the only station it is for. */
export function useBinding(fixedStation = '') {
  const words = useWords()
  const bind = useAsk(materials.bind)
  const [draft, setDraft] = useState({ ...empty, stationNumber: fixedStation })
  const [extra, setExtra] = useState<readonly Extra[]>([])
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const [accepted, setAccepted] = useState<Accepted[]>([])
  // The field that is to be filled next gets the focus, also when it is the same one again.
  const [turn, setTurn] = useState<{ at: keyof Draft; count: number }>({
    at: fixedStation ? 'position' : 'stationNumber',
    count: 0,
  })
  const goTo = (at: keyof Draft) => setTurn(({ count }) => ({ at, count: count + 1 }))

  const begin = (start: Partial<Draft>, also: readonly Extra[] = []) => {
    const next = { ...empty, stationNumber: fixedStation, ...start }
    setDraft(next)
    setExtra(also)
    setRefusal(null)
    goTo(firstEmpty(next, also) ?? 'label')
  }
  const type = (change: Partial<Draft>) => {
    setDraft((now) => ({ ...now, ...change }))
    if (refusal?.field && refusal.field in change) setRefusal(null)
  }
  const send = async (whole: Draft) => {
    const { bomCode, quantity, reason, ...place } = whole
    try {
      const done = await bind.mutateAsync({
        ...place,
        ...(bomCode && { bomCode }),
        ...(quantity !== null && { quantity }),
        ...(reason.trim() && { reason }),
      })
      const { bomLot, stationNumber, position } = done
      const text = fill(words.materials.bound, { bomLot, stationNumber, position })
      const one = {
        key: Date.now(),
        at: Date.now(),
        text,
        stationNumber,
        position,
        replaced: reason.trim() !== '',
      }
      setAccepted((before) => [one, ...before].slice(0, mostAccepted))
      signal('good')
      begin({})
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      setRefusal(error)
      signal('bad')
      const field = extras.find((name) => name === error.field)
      if (field && !extra.includes(field)) setExtra([...extra, field])
      goTo(fieldOf(error) ?? 'label')
    }
  }
  /** On to the next empty field; when there is none, it is bound. */
  const advance = (change: Partial<Draft> = {}) => {
    const whole = { ...draft, ...change }
    type(change)
    const next = firstEmpty(whole, extra)
    if (next) return goTo(next)
    if (!bind.isPending) void send(whole)
  }
  /** Back to a question that was answered: what follows it is asked again. */
  const goBack = (at: 'stationNumber' | 'position') =>
    begin(at === 'stationNumber' ? {} : { stationNumber: draft.stationNumber })
  const takenBack = (key: number) => setAccepted((before) => before.filter((one) => one.key !== key))
  return {
    fixedStation,
    draft,
    extra,
    turn,
    accepted,
    takenBack,
    busy: bind.isPending,
    begin,
    type,
    advance,
    goBack,
    wrong: refusal && { field: fieldOf(refusal), text: sayRefusal(words, refusal), facts: refusal.facts },
  }
}
export type TheBinding = ReturnType<typeof useBinding>

const firstEmpty = (draft: Draft, extra: readonly Extra[]) =>
  [...scanned, ...extra].find((name) => draft[name] === null || draft[name] === '') ?? null
const fieldOf = ({ field }: Refusal): keyof Draft | null =>
  [...scanned, ...extras].find((name) => name === field) ?? null
