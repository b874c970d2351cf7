import { useMemo } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { readLine, writeLine } from '~/api/stored.ts'

/** To an address, on a line where it is of one. Another line is another world: the page is loaded anew there. */
export function useGo() {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  return useMemo(() => (address: string, lineNumber?: string | null) => {
    if (address !== pathname + search) void navigate(address)
    if (!lineNumber || lineNumber === readLine()) return
    writeLine({ lineNumber })
    location.reload()
  }, [navigate, pathname, search])
}
