import { useFormContext, useFormState } from 'react-hook-form'
import type { z } from 'zod'
import { audit, type AuditedEntity, whoDid } from '@takt/contract/audit.ts'
import { fill } from '@takt/contract/errors.ts'
import { useAnswer } from '~/api/hooks.ts'
import { useFormats } from '~/fields/format.tsx'
import { lookOf } from '~/fields/look.ts'
import { Shown } from '~/fields/Shown.tsx'
import { useWords } from '~/i18n/words.tsx'
import { Action } from '~/ui/Action.tsx'
import css from './Changed.module.css'
import { differencesOf } from './differences.ts'

/** The record a form changes, as it is now: kept true by whoever shows the form. */
export type Present = {
  /** Undefined: not read yet, or gone. */
  row: (Record<string, unknown> & { revision: number }) | undefined
  /** Reads it anew. */
  ask: () => Promise<unknown>
  entity: AuditedEntity
  entityKey: string
  lineNumber: string | null
}

type ChangedProps = {
  schema: z.ZodObject
  present: Present & { row: NonNullable<Present['row']> }
  /** The feature whose changes may tell more. */
  follows: string
  /** The save was refused for it. Otherwise it is only a notice while one types. */
  refused: boolean
  onTake: () => void
  onKeep: () => void
}

/** Somebody else has saved this record since the form was opened: who, what, and what becomes of it. Nothing typed is lost by itself. */
export function Changed({
  schema,
  present: { row, entity, entityKey, lineNumber },
  follows,
  refused,
  onTake,
  onKeep,
}: ChangedProps) {
  const words = useWords()
  const listWords = words.lists
  const formats = useFormats()
  const { control, getValues } = useFormContext()
  const { defaultValues, dirtyFields } = useFormState({ control })
  const { data: [last] = [] } = useAnswer(audit.of, { entity, entityKey, lineNumber }, { follows })
  const differences = differencesOf(Object.keys(schema.shape), {
    before: defaultValues ?? {},
    now: row,
    yours: getValues(),
    typed: dirtyFields,
  })
  const typed = Object.keys(dirtyFields).length > 0
  const fields: Record<string, string> = words.field
  const show = (name: string, value: unknown) => (
    <Shown look={lookOf(schema.shape[name] as z.ZodType)} field={name} value={value} />
  ) // differences are of the schema's own names
  return (
    <section className={css.changed} role={refused ? 'alert' : 'status'}>
      <p>
        <b>
          {last
            ? fill(listWords.changedBy, {
                userName: whoDid(last, listWords.bySystem),
                at: formats.instant(last.at),
              })
            : listWords.changedSome}
        </b>
      </p>
      <dl>
        {differences.map(({ name, before, now, yours }) => (
          <div key={name}>
            <dt>{fields[name] ?? name}</dt>
            <dd>
              <small>{listWords.before}</small> <del>{show(name, before)}</del>
            </dd>
            <dd>
              <small>{listWords.theirs}</small> <ins>{show(name, now)}</ins>
            </dd>
            {yours !== undefined && (
              <dd className={css.yours}>
                <small>{listWords.yours}</small> {show(name, yours)}
              </dd>
            )}
          </div>
        ))}
      </dl>
      {typed && <p>{listWords.keepHint}</p>}
      <p className={css.ways}>
        <Action onClick={onTake}>{listWords.takeTheirs}</Action>
        {typed && (
          <Action look={refused ? 'main' : 'plain'} onClick={onKeep}>
            {refused ? listWords.keepMineSave : listWords.keepMine}
          </Action>
        )}
      </p>
    </section>
  )
}
