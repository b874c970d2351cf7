import { pretty } from './pretty.ts'
import css from './TelegramText.module.css'

/** One text of a telegram as a person reads it: the request, or the response. `none`: the text where there is none. */
export function TelegramText({ title, text, none }: { title: string; text: string | null; none: string }) {
  return (
    <section className={css.said} aria-label={title}>
      <h3>{title}</h3>
      {text === null || text === '' ? (
        <p className={css.none}>{none}</p>
      ) : (
        <pre tabIndex={0}>{pretty(text)}</pre>
      )}
    </section>
  )
}
