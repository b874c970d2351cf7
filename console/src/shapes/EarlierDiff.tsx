import { fill, type Refusal } from '@takt/contract/errors.ts'
import { useFormats } from '~/fields/format.tsx'
import { sayRefusal, useWords } from '~/i18n/words.tsx'
import { Action } from '~/ui/Action.tsx'
import css from './TelegramText.module.css'
import { TextDiff } from './TextDiff.tsx'

type Texts = { request: string | null; response: string | null }
/** The message before, of the same sender and kind; null: there is none. Undefined while it is loading. */
export type EarlierTexts = { data: (Texts & { at: string }) | null | undefined; error: Refusal | null }
type DiffProps = { of: Texts; earlier: EarlierTexts; isOpen: boolean; onWant: () => void }

/** What is different from the message before, read on request. */
export function EarlierDiff({ of, earlier: { data, error }, isOpen, onWant }: DiffProps) {
  const words = useWords()
  const diffWords = words.telegrams.diff
  return (
    <section className={css.said}>
      <Action icon="columns" busy={isOpen && data === undefined && !error} onClick={onWant}>
        {diffWords.earlier}
      </Action>
      {error && <p role="alert">{sayRefusal(words, error)}</p>}
      {data === null && <p role="status">{diffWords.none}</p>}
      {data && <Differences before={data} after={of} />}
    </section>
  )
}

function Differences({ before, after }: { before: Texts & { at: string }; after: Texts }) {
  const { diff: diffWords } = useWords().telegrams
  const time = useFormats().instant(before.at)
  if (before.request === null && before.response === null) return <p role="status">{diffWords.noText}</p>
  return (
    <>
      <TextDiff title={fill(diffWords.request, { time })} before={before.request} after={after.request} />
      <TextDiff title={fill(diffWords.response, { time })} before={before.response} after={after.response} />
    </>
  )
}
