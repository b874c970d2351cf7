import { useId } from 'react'
import { lines } from '@takt/contract/lines.ts'
import { useAnswer } from '~/api/hooks.ts'
import { readLine } from '~/api/stored.ts'
import { useWords } from '~/i18n/words.tsx'
import { useChangeLine } from '~/shapes/go.ts'
import css from './Navbar.module.css'

/** The line everything is about. Another line is another world: the page is loaded anew. The browser's own list of choices: it is on every page, and is there with the first picture. */
export function LineSelect() {
  const { shell } = useWords()
  const id = useId()
  const { data = [] } = useAnswer(lines.list, {})
  const usable = data.filter(({ enabled }) => enabled)
  const change = useChangeLine()
  const chosen = readLine() ?? ''
  // Taken out of use meanwhile: what is on screen is still of this line, and the first choice there is would look chosen.
  const gone = chosen !== '' && !usable.some(({ lineNumber }) => lineNumber === chosen)
  return (
    <span className={css.line}>
      <label htmlFor={id} className="unseen">
        {shell.line}
      </label>
      {/* On a phone the list of choices is invisible over its number. */}
      <b aria-hidden>{chosen || '–'}</b>
      <select
        id={id}
        value={chosen}
        disabled={usable.length === 0}
        onChange={({ target }) => void change(target.value)}
      >
        {usable.length === 0 && <option value="">{shell.noLines}</option>}
        {gone && usable.length > 0 && <option value={chosen}>{chosen}</option>}
        {usable.map(({ lineNumber, lineName }) => (
          <option key={lineNumber} value={lineNumber}>{`${lineNumber} · ${lineName}`}</option>
        ))}
      </select>
    </span>
  )
}
