import { useLocation } from 'react-router'
import css from './Frame.module.css'
import { useLoading, useSayMissed } from './patience.ts'

/** A thin bar with every navigation, whatever becomes of it, until the page is there. */
export function Progress() {
  const { pathname } = useLocation()
  useSayMissed()
  const busy = useLoading((loading) => loading.waiting > 0)
  return <div key={pathname} className={css.progress} data-busy={busy} aria-hidden />
}
