import { useLocation, useNavigate } from 'react-router'
import { readLine, writeLine } from '~/api/stored.ts'
import { letGo, useMayLose } from './unsaved.ts'

/** Another line is another world: the page is loaded anew there, after a question about what would be lost. */
export function useChangeLine() {
  const mayLose = useMayLose()
  return async (lineNumber: string, first = () => {}) => {
    if (!(await mayLose())) return
    letGo()
    writeLine({ lineNumber })
    first()
    location.reload()
  }
}

/** To an address, on a line where it is of one. */
export function useGo() {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const change = useChangeLine()
  return (address: string, lineNumber?: string | null) => {
    const go = () => {
      if (address !== pathname + search) void navigate(address)
    }
    if (lineNumber && lineNumber !== readLine()) void change(lineNumber, go)
    else go()
  }
}
