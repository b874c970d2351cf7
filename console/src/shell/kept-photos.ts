import { useEffect } from 'react'
import { patiently } from '~/ui/later.ts'

/** The requested page comes first. */
const after = 1000

/** Photos that this browser had not sent when it was closed go on their way, whatever page is opened first. */
export function useKeptPhotos(isReady: boolean) {
  useEffect(() => {
    if (!isReady) return
    const restore = async () => (await patiently(() => import('~/shapes/photo-queue.ts'))).restorePhotos()
    const timer = setTimeout(() => void restore(), after)
    return () => clearTimeout(timer)
  }, [isReady])
}
