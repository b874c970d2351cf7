import { useEffect } from 'react'
import { useWords } from '~/i18n/words.tsx'
import { readWay, returnPlace } from './elsewhere.ts'
import css from './Frame.module.css'
import { useTitle } from './title.ts'

/** Where a log-in elsewhere comes back to: it leaves the page's query for the window that waits, and goes. */
export function AuthRedirect() {
  const { wayIn } = useWords()
  useTitle(null)
  useEffect(() => {
    localStorage.setItem(returnPlace, location.search.slice(1))
    const way = readWay()
    // The window that waits is this one. Loaded anew, so that the query leaves the address.
    if (way !== null) return location.replace(`${location.pathname}#/login${way}`)
    window.close()
  }, [])
  return (
    <main className={css.alone}>
      <h1 className={css.closing}>{wayIn.closeWindow}</h1>
    </main>
  )
}
