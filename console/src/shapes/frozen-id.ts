import { useSearchParams } from 'react-router'

/** Which frozen report the address names, and the way to another one or to the figures of now. */
export function useFrozenId() {
  const [params, setParams] = useSearchParams()
  const open = (reportId: string | null) =>
    setParams((now) => {
      const next = new URLSearchParams(now)
      if (reportId) next.set('reportId', reportId)
      else next.delete('reportId')
      return next
    })
  return { reportId: params.get('reportId'), open }
}
