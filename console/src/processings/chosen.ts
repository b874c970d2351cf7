import { useSearchParams } from 'react-router'
import type { RouteKey } from './versions.ts'

/** Which route is open stands in the address: a link shows it, and the browser's Back leads back to the list. */
export function useChosen() {
  const [params, setParams] = useSearchParams()
  const [processingNumber, processingVer] = [params.get('route'), Number(params.get('version'))]
  const chosen: RouteKey | null = processingNumber && Number.isInteger(processingVer) && processingVer > 0 ? { processingNumber, processingVer } : null
  const choose = (next: RouteKey | null) => setParams((now) => {
    const params = new URLSearchParams(now)
    for (const name of ['route', 'version']) params.delete(name)
    if (next) {
      params.set('route', next.processingNumber)
      params.set('version', String(next.processingVer))
    }
    return params
  }, { replace: chosen !== null })
  return { chosen, choose }
}
