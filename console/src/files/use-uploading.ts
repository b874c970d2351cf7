import { useQueryClient } from '@tanstack/react-query'
import { useWords } from '~/i18n/words.tsx'
import { useToast } from '~/ui/toast.ts'
import { queueUploads, sendUpload } from './uploads.ts'

/** A browser opens six connections to one server: the rest is for the page itself. */
const atOnce = 3

/** Sends these, some at a time, and reports once when all are there. */
export function useUploading() {
  const { say } = useWords()
  const toast = useToast()
  const cache = useQueryClient()
  return async (chosen: readonly File[], note: string) => {
    const left = queueUploads(chosen, note).values()
    let kept = 0
    const worker = async () => {
      for (const upload of left) {
        if (!(await sendUpload(upload))) continue
        kept++
        await cache.invalidateQueries({ queryKey: ['files'] })
      }
    }
    await Promise.all(Array.from({ length: atOnce }, worker))
    if (kept > 0) toast.tell(say.uploadSuccess)
  }
}
