import type { ReactNode } from 'react'
import { useWords } from '~/i18n/words.tsx'
import { Panel } from '~/shapes/Panel.tsx'
import css from './handovers.module.css'

export type Line = { key: string; place?: string; text: ReactNode; aside?: ReactNode }

/** A part of the handover: a row each, or a note that there is none. */
export function Lines({ title, of, aside }: { title: string; of: readonly Line[]; aside?: ReactNode }) {
  const { handovers: handoverWords } = useWords()
  return (
    <Panel title={title} aside={aside}>
      {of.length === 0 ? (
        <p className={css.none}>{handoverWords.none}</p>
      ) : (
        <ul className={css.lines}>
          {of.map(({ key, place, text, aside }) => (
            <li key={key}>
              {place && <b>{place}</b>}
              <span>{text}</span>
              {aside && <small>{aside}</small>}
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}
