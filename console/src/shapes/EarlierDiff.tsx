import { useState } from 'react'
import { fill } from '@takt/contract/errors.ts'
import type { Refusal } from '@takt/contract/errors.ts'
import { useFormats } from '~/fields/format.tsx'
import { sayRefusal, useWords } from '~/i18n/words.tsx'
import { Action } from '~/ui/Action.tsx'
import css from './SaidText.module.css'
import { TextDiff } from './TextDiff.tsx'

type Texts = { request: string | null; response: string | null }
/** The message before, of the same sender and kind; null: there is none. Undefined while it is asked for. */
export type EarlierTexts = { data: (Texts & { at: string }) | null | undefined; error: Refusal | null }

/** What is different from the message before, asked for when somebody wants it. `use`: reads it once `wanted`. */
export function EarlierDiff({ of, use }: { of: Texts; use: (wanted: boolean) => EarlierTexts }) {
  const words = useWords()
  const said = words.textDiff
  const [wanted, want] = useState(false)
  const { data, error } = use(wanted)
  return (
    <section className={css.said}>
      <Action icon="columns" busy={wanted && data === undefined && !error} onClick={() => want(true)}>
        {said.earlier}
      </Action>
      {error && <p role="alert">{sayRefusal(words, error)}</p>}
      {data === null && <p role="status">{said.none}</p>}
      {data && <Differences before={data} after={of} />}
    </section>
  )
}

function Differences({ before, after }: { before: Texts & { at: string }; after: Texts }) {
  const { textDiff: said } = useWords()
  const time = useFormats().instant(before.at)
  if (before.request === null && before.response === null) return <p role="status">{said.noText}</p>
  return (
    <>
      <TextDiff title={fill(said.request, { time })} before={before.request} after={after.request} />
      <TextDiff title={fill(said.response, { time })} before={before.response} after={after.response} />
    </>
  )
}
