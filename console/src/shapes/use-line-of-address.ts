import { useEffect } from 'react'
import { useOpened } from '~/api/opened.ts'
import { readLine, writeLine } from '~/api/stored.ts'

/** The code at a machine names its line: another one than was open is chosen, and the page loaded anew. Returns whether that is to come. */
export function useLineOfAddress(): boolean {
  const [named] = useOpened('lineNumber')
  const isOther = named !== null && named !== readLine()
  useEffect(() => {
    if (!isOther) return
    writeLine({ lineNumber: named })
    location.reload()
  }, [isOther, named])
  return isOther
}
