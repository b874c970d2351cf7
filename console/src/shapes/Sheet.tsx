import { useRef, useState, type ReactNode } from 'react'
import { zodResolver } from '@hookform/resolvers/zod'
import { FormProvider, useForm, type FieldValues, type Resolver } from 'react-hook-form'
import type { z } from 'zod'
import { featureOf, type Command } from '@takt/contract/endpoint.ts'
import { fill, Refusal } from '@takt/contract/errors.ts'
import { useAsk, useForbidden } from '~/api/hooks.ts'
import { useOfferUndo, type Undoing } from '~/api/undo.ts'
import { lookOf, withoutEmpties } from '~/fields/look.ts'
import { sayIssue, sayMessage } from '~/fields/issue.ts'
import { sayRefusal, useWords } from '~/i18n/words.tsx'
import { Action } from '~/ui/Action.tsx'
import { confirm } from '~/ui/confirm.tsx'
import { SideSheet } from '~/ui/SideSheet.tsx'
import { Changed, type Present } from './Changed.tsx'
import { MissingFields } from './MissingFields.tsx'
import css from './Sheet.module.css'
import { useTypedKept } from './typed-kept.ts'
import { useHoldBack } from './hold-back.ts'
import { useUnsavedWork } from './unsaved.ts'
import { Wide } from './Wide.tsx'

type SheetProps<I extends z.ZodObject, O extends z.ZodType> = {
  title: string
  command: Command<I, O>
  /** What the form starts with; fields the command does not know are left out, so a whole row may be given. */
  start?: Record<string, unknown>
  /** A second way to save: "save and release" adds `{ release: true }`. */
  also?: { label: string; add: Partial<z.input<I>> }
  /** The button's word, where it does more than saving. */
  save?: string
  /** Asked before it is saved. */
  question?: string
  /** Shown when it is done. */
  success?: string
  /** What takes it back, offered for ten seconds; null: this one cannot be. */
  undo?: (done: z.output<O>) => Undoing | null
  /** The record as it is now, for a command with a revision: shows when somebody else has saved it, and what to do then. */
  present?: Present
  /** With what was saved; with nothing when the person left. */
  onClose: (done?: z.output<O>) => void
  children: ReactNode
}

/** A form for one command: checked by the command's own schema; a refusal is shown once, at the field it is about or at the foot. */
export function Sheet<I extends z.ZodObject, O extends z.ZodType>({
  title,
  command,
  start,
  also,
  save: label,
  question,
  success,
  undo,
  present,
  onClose,
  children,
}: SheetProps<I, O>) {
  const words = useWords()
  const offer = useOfferUndo(command)
  const forbidden = useForbidden(command)
  const [busy, setBusy] = useState<'save' | 'also' | null>(null)
  const [overtaken, setOvertaken] = useState(false)
  const underWay = useRef(false)
  const fields = useRef<HTMLFormElement>(null)
  const ask = useAsk(command)
  // The cast: the resolver's own types and zod's meet in `any` form values.
  const check = zodResolver(command.input as never, {
    error: (issue) => sayIssue(words, issue, lookAt(command.input, issue.path)),
  }) as unknown as Resolver<FieldValues>
  const form = useForm<FieldValues>({
    resolver: (typed, ...rest) => check(withoutEmpties(command.input, typed), ...rest),
    defaultValues: onlyFields(command.input, start),
  })
  const { isDirty, errors } = form.formState
  useUnsavedWork(isDirty)
  useHoldBack(isDirty)
  const isBack = useTypedKept(`${command.name} ${title}`, form)

  const refused = async (error: unknown) => {
    if (!(error instanceof Refusal)) throw error
    if (present && error.key === 'record.changed') {
      await present.ask()
      return setOvertaken(true)
    }
    const [field = ''] = error.field?.split('.') ?? []
    const isShown = [...form.control._names.mount].some(
      (name) => name === field || name.startsWith(`${field}.`),
    )
    form.setError(
      error.field && isShown ? error.field : 'root.refused',
      { message: sayRefusal(words, error) },
      { shouldFocus: true },
    )
  }
  const send = (way: 'save' | 'also') =>
    form.handleSubmit(async (values) => {
      if (question && !(await confirm({ title: question, yes: words.say.save, no: words.say.cancel }))) return
      setBusy(way)
      setOvertaken(false)
      try {
        const done = await ask.mutateAsync({ ...values, ...(way === 'also' && also?.add) } as z.input<I>) // the resolver has just parsed it
        offer(success ?? words.say.saveSuccess, undo?.(done) ?? null)
        onClose(done)
      } catch (error) {
        await refused(error)
      } finally {
        setBusy(null)
      }
    })()
  /** Pressed twice, also before the question is drawn, it is done once. */
  const save = async (way: 'save' | 'also') => {
    if (underWay.current) return
    underWay.current = true
    await send(way).finally(() => {
      underWay.current = false
    })
  }
  const leave = async () => {
    const { discard, discardWhy, discardYes, keepEditing } = words.shell
    if (
      !isDirty ||
      (await confirm({ title: discard, text: discardWhy, yes: discardYes, no: keepEditing, danger: true }))
    )
      onClose()
  }

  const now = present?.row
  const changed =
    now !== undefined && busy === null && now.revision > Number(form.formState.defaultValues?.revision)
  /** On top of what they saved: with what was typed, or without. */
  const rebase = (keepDirtyValues: boolean) => {
    form.reset(onlyFields(command.input, now), { keepDirtyValues })
    setOvertaken(false)
  }
  const keep = () => {
    rebase(true)
    if (overtaken) void save('save')
  }

  // A rule of the whole input has no field of its own; neither has a field this form does not show.
  const foot = [errors.root?.refused?.message, errors['']?.message].filter((text) => typeof text === 'string')
  const foots = (
    <div className={css.foot}>
      {foot.map((text) => (
        <p key={text} role="alert" className={css.refused}>
          {sayMessage(words, text)}
        </p>
      ))}
      <div className={css.buttons}>
        <FormProvider {...form}>
          <MissingFields form={fields} />
        </FormProvider>
        <div className={css.ways}>
          <Action onClick={() => void leave()}>{words.say.cancel}</Action>
          {also && (
            <Action busy={busy === 'also'} blocked={forbidden} onClick={() => void save('also')}>
              {also.label}
            </Action>
          )}
          <Action look="main" busy={busy === 'save'} blocked={forbidden} onClick={() => void save('save')}>
            {label ?? words.say.save}
          </Action>
        </div>
      </div>
    </div>
  )
  return (
    <SideSheet
      title={title}
      size={560}
      onClose={() => void leave()}
      footer={foots}
      bodyClass={css.body}
      onOpened={() => typeAtOnce(fields.current)}
    >
      <FormProvider {...form}>
        {changed && (
          <Changed
            schema={command.input}
            present={{ ...present!, row: now }}
            follows={featureOf(command)}
            refused={overtaken}
            onTake={() => rebase(false)}
            onKeep={keep}
          />
        )}
        <form
          ref={fields}
          className={css.form}
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            void save('save')
          }}
        >
          {overtaken && !changed && busy === null && (
            <Wide>
              <p role="alert" className={css.refused}>
                {now ? fill(words.error['record.changed'], {}) : words.error['record.unknown']}
              </p>
            </Wide>
          )}
          {isBack && (
            <Wide>
              <p role="status">{words.lists.typedBack}</p>
            </Wide>
          )}
          {children}
          <button type="submit" hidden aria-hidden tabIndex={-1} />
        </form>
      </FormProvider>
    </SideSheet>
  )
}

/** The first field has the focus, but on a touch screen, where it would open the keyboard over the form. */
function typeAtOnce(form: HTMLFormElement | null) {
  if (!form || form.contains(document.activeElement) || window.matchMedia('(pointer: coarse)').matches) return
  form
    .querySelector<HTMLElement>('input:enabled:not([type=hidden]), textarea:enabled, select:enabled')
    ?.focus({ preventScroll: true })
}

/** How the field looks that an issue is about. */
const lookAt = (schema: z.ZodObject, [name, ...deeper]: readonly PropertyKey[] = []) => {
  const field = schema.shape[String(name)] as z.ZodType | undefined // a shape's values are schemas
  return field && deeper.length === 0 ? lookOf(field) : undefined
}

/** Only what the command takes, a strict schema refuses anything more; the rest starts empty. */
const onlyFields = (schema: z.ZodObject, start: Record<string, unknown> = {}) =>
  Object.fromEntries(Object.keys(schema.shape).map((name) => [name, start[name] ?? null]))
