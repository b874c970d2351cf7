import { useSearchParams } from 'react-router'

/** Which record is open is in the address, as `?order=WO-1`: a link shows the same one, and the browser's Back closes it. */
export function useOpened(
  name: string,
): [opened: string | null, open: (key: string | number | null) => void] {
  const [params, setParams] = useSearchParams()
  const opened = params.get(name)
  const open = (key: string | number | null) =>
    setParams(
      (now) => {
        const params = new URLSearchParams(now)
        if (key === null) params.delete(name)
        else params.set(name, String(key))
        return params
      },
      { replace: opened !== null },
    )
  return [opened, open]
}
