import { create } from 'zustand'
import { files } from '@takt/contract/files.ts'
import { Refusal } from '@takt/contract/errors.ts'
import { uploadFile } from '~/api/upload.ts'

export type Upload = {
  id: number
  file: File
  note: string
  sent: number
  state: 'waiting' | 'sending' | 'refused'
  refusal: Refusal | null
  control: AbortController
}

/** What is on its way, whatever page is open: putting the page aside stops nothing. */
export const useUploads = create<{ uploads: Upload[] }>(() => ({ uploads: [] }))

const set = (change: (uploads: Upload[]) => Upload[]) =>
  useUploads.setState(({ uploads }) => ({ uploads: change(uploads) }))
const change = (id: number, to: Partial<Upload>) =>
  set((uploads) => uploads.map((one) => (one.id === id ? { ...one, ...to } : one)))
export const dropUpload = (id: number) => set((uploads) => uploads.filter((one) => one.id !== id))

let counted = 0
export function queueUploads(chosen: readonly File[], note: string): Upload[] {
  const added = chosen.map((file): Upload => ({
    id: ++counted,
    file,
    note,
    sent: 0,
    state: 'waiting',
    refusal: null,
    control: new AbortController(),
  }))
  set((uploads) => [...uploads, ...added])
  return added
}

/** True: it is kept. What was refused stays in sight with its reason; what was cancelled goes. */
export async function sendUpload({ id, file, note, control }: Upload): Promise<boolean> {
  if (control.signal.aborted) return false
  change(id, { state: 'sending' })
  try {
    await uploadFile(files.upload, note ? { note } : {}, file, (sent) => change(id, { sent }), control.signal)
    dropUpload(id)
    return true
  } catch (error) {
    if (control.signal.aborted) return false
    if (!(error instanceof Refusal)) throw error
    change(id, { state: 'refused', refusal: error })
    return false
  }
}

export function cancelUpload({ id, control }: Upload) {
  control.abort()
  dropUpload(id)
}

const warn = (event: BeforeUnloadEvent) => event.preventDefault()
/** Closing the browser would break off what is on its way: it asks first. */
useUploads.subscribe(({ uploads }) => {
  if (uploads.some(({ state }) => state !== 'refused')) window.addEventListener('beforeunload', warn)
  else window.removeEventListener('beforeunload', warn)
})
