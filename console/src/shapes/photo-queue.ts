import { failurePhotos } from '@takt/contract/failurePhotos.ts'
import { call } from '~/api/call.ts'
import { newId } from '~/api/new-id.ts'
import { readLine, readUserName } from '~/api/stored.ts'
import { forgetPhoto, keepPhoto, type KeptPhoto, keptPhotos } from './kept-photos.ts'
import { isOwn, type Sending, sendQueue } from './send-queue.ts'

export type SendingPhoto = Sending<KeptPhoto>
export const isMine = isOwn

const photos = sendQueue<KeptPhoto>({
  store: { keep: keepPhoto, forget: forgetPhoto, all: keptPhotos },
  isMine,
  tell: ({ failId, lineNumber: line }, picture) =>
    call(failurePhotos.add, { failId, picture: picture! }, undefined, { wall: null, line }), // a photo is a file
  inOrder: false,
})

/** Photos on their way to their failures, whatever page is open. */
export const usePhotos = photos.use
export const restorePhotos = photos.restore
export const dropPhoto = photos.drop
export const sendAgain = (key: string) => void photos.sendAgain(key)

/** The failure is logged already: its photos come as the network lets them. */
export function queuePhotos(failId: string, taken: readonly File[]) {
  const [userName, lineNumber] = [readUserName() ?? '', readLine() ?? '']
  photos.queue(taken.map((file) => ({ key: newId(), userName, lineNumber, failId, file })))
  void photos.send()
}
