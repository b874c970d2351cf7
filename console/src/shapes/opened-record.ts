import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { create } from 'zustand'

/** The record each page has open, by the page's path: its tab and the window show it too. */
export const useOpenedRecords = create<Record<string, string>>(() => ({}))

export const forgetRecord = (path: string) =>
  useOpenedRecords.setState(({ [path]: _, ...rest }) => rest, true)

/** Kept while the page is put aside, so there is nothing to undo here: the frame forgets it with the tab. */
export function useOpenedRecord(record: string | null) {
  const { pathname } = useLocation()
  useEffect(() => {
    if (record) useOpenedRecords.setState({ [pathname]: record })
    else forgetRecord(pathname)
  }, [pathname, record])
}
