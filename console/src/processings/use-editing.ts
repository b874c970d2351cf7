import { type RefObject, useEffectEvent, useLayoutEffect, useState } from 'react'
import { fill } from '@takt/contract/errors.ts'
import { useWords } from '~/i18n/words.tsx'
import { useToast } from '~/ui/toast.ts'
import {
  addRework,
  addStep,
  changeStep,
  connect,
  disconnect,
  inOrder,
  removeStep,
  renumber,
  type TypedStep,
  type Way,
} from './steps.ts'
import type { RouteDraft } from './use-route-draft.ts'

export type Editing = ReturnType<typeof useEditing>

/** Which step is chosen, and what is done with it from the list, the drawing, the form and the bar. */
export function useEditing(
  { typed: { steps }, change }: RouteDraft,
  frozen: boolean,
  root: RefObject<HTMLElement | null>,
) {
  const { processings: processingWords } = useWords()
  const toast = useToast()
  const [chosenId, setChosenId] = useState<number | null>(null)
  // Where the focus goes once the requested part is drawn.
  const [focus, setFocus] = useState<{ on: 'form' | 'list' } | null>(null)
  const chosen = steps.find(({ id }) => id === chosenId) ?? inOrder(steps)[0]

  const settle = useEffectEvent((on: 'form' | 'list') => {
    root.current
      ?.querySelector<HTMLElement>(on === 'form' ? '#step-name' : '[data-list] [tabindex="0"]')
      ?.focus()
  })
  useLayoutEffect(() => {
    if (focus) settle(focus.on)
  }, [focus])

  const put = (next: readonly TypedStep[], what: string | null = null) => change({ steps: [...next] }, what)
  const edit = (id: number) => {
    setChosenId(id)
    setFocus({ on: 'form' })
  }
  const begin = ([next, added]: [TypedStep[], number]) => {
    put(next)
    edit(added)
  }
  return {
    chosen,
    choose: setChosenId,
    /** Chooses it and goes to its fields. */
    edit,
    add: () => begin(addStep(steps, chosen?.id ?? null)),
    insert: (after: number) => begin(addStep(steps, after)),
    addRework: () => chosen && begin(addRework(steps, chosen.id)),
    remove: (focusList = false) => {
      if (frozen || !chosen) return
      const order = inOrder(steps)
      const at = order.indexOf(chosen)
      put(removeStep(steps, chosen.id))
      setChosenId((order[at + 1] ?? order[at - 1])?.id ?? null)
      if (focusList) setFocus({ on: 'list' })
      toast.tell(fill(processingWords.removed, { stepSeq: chosen.stepSeq }))
    },
    change: (part: Partial<TypedStep>) =>
      chosen && put(changeStep(steps, chosen.id, part), `${chosen.id} ${Object.keys(part).join(' ')}`),
    renumber: (stepSeq: number) => chosen && put(renumber(steps, chosen.id, stepSeq)),
    connect: (from: number, to: number, way: Way) => put(connect(steps, from, to, way)),
    disconnect: (from: number, way: Way) => put(disconnect(steps, from, way)),
  }
}
