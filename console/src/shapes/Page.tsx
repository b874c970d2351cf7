import type { ReactNode } from 'react'
import { pages, type PageName } from '@takt/contract/pages.ts'
import { readLine } from '~/api/stored.ts'
import { useWords } from '~/i18n/words.tsx'
import { Action } from '~/ui/Action.tsx'
import { ChooseLine } from './ChooseLine.tsx'
import { Favourite } from './Favourite.tsx'
import { HelpLink } from './HelpLink.tsx'
import { useOpenedRecord } from './opened-record.ts'
import { PageTitle } from './page-title.ts'
import css from './Page.module.css'

type PageProps = {
  name: PageName
  /** Next to the title: what one does here most. */
  actions?: ReactNode
  /** What is done less often: `<MoreActions>`. */
  more?: ReactNode
  /** Which of its views it shows: a `<ViewSwitch>`. */
  views?: ReactNode
  /** Next to the title: how old the figures are. A sentence of text is shown when its mark is pointed at. */
  about?: ReactNode
  /** What is open on it, such as a serial number: its tab and the window's title show it too. */
  record?: string | null
  children: ReactNode
}

const About = ({ children }: { children: string }) => (
  <Action icon="info" look="quiet" bare onClick={() => {}}>
    {children}
  </Action>
)

/** Every screen's frame: its title from the page table, its actions, its body. Without a line there is nothing to show of one. */
export function Page({ name, actions, more, views, about, record = null, children }: PageProps) {
  const words = useWords()
  useOpenedRecord(record)
  const missing = 'needsLine' in pages[name] && !readLine()
  return (
    <div className={css.page}>
      <header className={css.head}>
        <h1>{words.page[name]}</h1>
        {!('hidden' in pages[name]) && <Favourite name={name} />}
        <HelpLink name={name} />
        {typeof about === 'string' ? <About>{about}</About> : <div className={css.about}>{about}</div>}
        {!missing && views}
        {!missing && (actions || more) && (
          <div className={css.actions}>
            {actions}
            {more}
          </div>
        )}
      </header>
      {missing ? <ChooseLine /> : <PageTitle value={words.page[name]}>{children}</PageTitle>}
    </div>
  )
}
