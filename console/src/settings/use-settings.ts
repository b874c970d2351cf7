import { useEffect, useMemo } from 'react'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm, useWatch, type FieldPath } from 'react-hook-form'
import { z } from 'zod'
import { fill, Refusal } from '@takt/contract/errors.ts'
import { settings, Settings } from '@takt/contract/settings.ts'
import { faultsOfSettings } from '@takt/contract/settings-faults.ts'
import { useAsk } from '~/api/hooks.ts'
import { sayIssue } from '~/fields/issue.ts'
import { sayFacts, sayRefusal, useWords } from '~/i18n/words.tsx'
import { useToast } from '~/ui/toast.ts'
import { useUnsavedWork } from '~/shapes/unsaved.ts'
import { merged, same } from './merge.ts'

export type Current = { version: number; settings: Settings }
/** What is typed, and upon which version. */
export type Typed = Current

export const sections = [
  'identity',
  'plant',
  'codeLists',
  'numbering',
  'targets',
  'retention',
  'rework',
  'checks',
] as const satisfies readonly (keyof Settings)[]
export type Section = (typeof sections)[number]

/** What is typed upon a version, and what becomes of it when somebody else saves another. */
export function useSettings(now: Current, ask: () => Promise<unknown>) {
  const words = useWords()
  const toast = useToast()
  const save = useAsk(settings.save)
  const schema = useMemo(
    () =>
      z.object({ version: z.int(), settings: Settings }).superRefine(({ settings }, context) => {
        for (const { key, facts, field } of faultsOfSettings(settings))
          context.addIssue({
            code: 'custom',
            path: field.split('.'),
            message: sayFacts(words, words.error[key], facts),
          })
      }),
    [words],
  )
  const form = useForm<Typed>({
    mode: 'onChange',
    resolver: zodResolver(schema, { error: (issue) => sayIssue(words, issue) }),
    defaultValues: now,
  })
  const { isDirty, errors, defaultValues } = form.formState
  const base = defaultValues?.version ?? now.version
  const typed = useWatch({ control: form.control, name: 'settings' })
  useUnsavedWork(isDirty)

  const overtaken = now.version !== base && !save.isPending
  const take = () => form.reset(now)
  const keep = () => {
    const mine = merged(defaultValues?.settings, now.settings, form.getValues('settings')) as Settings // all three are
    form.reset(now)
    form.reset({ ...now, settings: mine }, { keepDefaultValues: true })
  }
  useEffect(() => {
    if (overtaken && !isDirty) take()
  }) // nothing is lost by it

  /** True: the question may be closed. */
  const confirmed = async (reason: string): Promise<boolean> => {
    try {
      const done = await save.mutateAsync({ version: base, reason, settings: form.getValues('settings') })
      form.reset(done)
      toast.tell(fill(words.settings.saved, { version: done.version }))
      return true
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      if (error.key === 'record.changed') await ask()
      else if (error.field?.startsWith('settings.'))
        form.setError(error.field as FieldPath<Typed>, { message: sayRefusal(words, error) }) // a place in what was sent
      else toast.refuse(sayRefusal(words, error), { id: error.key })
      return error.key === 'record.changed' || error.field !== null
    }
  }
  const changed = (section: Section) => !same(defaultValues?.settings?.[section], typed[section])
  const wrong = (section: Section) => errors.settings?.[section] !== undefined
  return {
    form,
    base,
    isDirty,
    isWrong: sections.some(wrong),
    overtaken: overtaken && isDirty,
    busy: save.isPending,
    changed,
    wrong,
    take,
    keep,
    confirmed,
  }
}
