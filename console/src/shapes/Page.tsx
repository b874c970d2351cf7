import type { ReactNode } from 'react'
import { pages, type PageName } from '@takt/contract/pages.ts'
import { readLine } from '~/api/stored.ts'
import { useWords } from '~/i18n/words.tsx'
import { EmptyState } from '~/ui/EmptyState.tsx'
import { useOpenedRecord } from './opened-record.ts'
import { PageTitle } from './page-title.ts'
import css from './Page.module.css'

type PageProps = {
  name: PageName
  /** Beside the title: what one does here most. */
  actions?: ReactNode
  /** Under the title, one quiet line: the line's name, how old the figures are. */
  about?: ReactNode
  /** What is open on it, such as a serial number: its tab and the window's title say it too. */
  record?: string | null
  children: ReactNode
}

/** Every screen's frame: its title from the page table, its actions, its body. Without a line there is nothing to show of one. */
export function Page({ name, actions, about, record = null, children }: PageProps) {
  const words = useWords()
  useOpenedRecord(record)
  const missing = 'needsLine' in pages[name] && !readLine()
  return (
    <div className={css.page}>
      <header className={css.head}>
        <div>
          <h1>{words.page[name]}</h1>
          {about && <div className={css.about}>{about}</div>}
        </div>
        {!missing && actions && <div className={css.actions}>{actions}</div>}
      </header>
      {missing ? (
        <EmptyState title={words.say.chooseLine} icon="line" />
      ) : (
        <PageTitle value={words.page[name]}>{children}</PageTitle>
      )}
    </div>
  )
}
