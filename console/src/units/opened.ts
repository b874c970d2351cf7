import { useSearchParams } from 'react-router'

/** The unit whose passport is open stands in the address: a link shows it, and the browser's Back closes it. */
export function useOpened(): [unit: string | null, open: (unit: string | null) => void] {
  const [params, setParams] = useSearchParams()
  const unit = params.get('unit')
  const open = (next: string | null) => setParams((now) => {
    const params = new URLSearchParams(now)
    if (next) params.set('unit', next)
    else params.delete('unit')
    return params
  }, { replace: unit !== null })
  return [unit, open]
}
