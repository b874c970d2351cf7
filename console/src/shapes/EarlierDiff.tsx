import { fill, type Refusal } from '@takt/contract/errors.ts'
import { useFormats } from '~/fields/format.tsx'
import { sayRefusal, useWords } from '~/i18n/words.tsx'
import { Action } from '~/ui/Action.tsx'
import css from './SaidText.module.css'
import { TextDiff } from './TextDiff.tsx'

type Texts = { request: string | null; response: string | null }
/** The message before, of the same sender and kind; null: there is none. Undefined while it is asked for. */
export type EarlierTexts = { data: (Texts & { at: string }) | null | undefined; error: Refusal | null }
type Asked = { of: Texts; earlier: EarlierTexts; wanted: boolean; onWant: () => void }

/** What is different from the message before, asked for when somebody wants it. */
export function EarlierDiff({ of, earlier: { data, error }, wanted, onWant }: Asked) {
  const words = useWords()
  const said = words.telegrams.diff
  return (
    <section className={css.said}>
      <Action icon="columns" busy={wanted && data === undefined && !error} onClick={onWant}>
        {said.earlier}
      </Action>
      {error && <p role="alert">{sayRefusal(words, error)}</p>}
      {data === null && <p role="status">{said.none}</p>}
      {data && <Differences before={data} after={of} />}
    </section>
  )
}

function Differences({ before, after }: { before: Texts & { at: string }; after: Texts }) {
  const { diff: said } = useWords().telegrams
  const time = useFormats().instant(before.at)
  if (before.request === null && before.response === null) return <p role="status">{said.noText}</p>
  return (
    <>
      <TextDiff title={fill(said.request, { time })} before={before.request} after={after.request} />
      <TextDiff title={fill(said.response, { time })} before={before.response} after={after.response} />
    </>
  )
}
