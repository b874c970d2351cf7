import { Refusal } from '@takt/contract/errors.ts'
import { pictureLimit, pictureTypes } from '@takt/contract/files.ts'

/** Enough to see a scratch; a phone takes three times as many. */
const longestSide = 1600
const qualities = [0.85, 0.7, 0.55, 0.4]

/** A photo as a picture that a record may show: what a phone takes is twenty times as large as a bad network carries. */
export async function shrink(photo: File): Promise<File> {
  const picture = await createImageBitmap(photo).catch(() => null)
  if (!picture) {
    if (photo.size <= pictureLimit && pictureTypes.some((type) => photo.type === `image/${type}`))
      return photo
    throw new Refusal('files.picture_kind', { kinds: pictureTypes.join(', ') })
  }
  const { width, height } = picture
  const name = `${photo.name.replace(/\.[^.]*$/, '') || 'photo'}.jpg`
  for (let side = Math.min(longestSide, Math.max(width, height)); side >= 100; side *= 0.7) {
    const scale = side / Math.max(width, height)
    const canvas = document.createElement('canvas')
    canvas.width = Math.max(1, Math.round(width * scale))
    canvas.height = Math.max(1, Math.round(height * scale))
    canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height)
    for (const quality of qualities) {
      const made = await asJpeg(canvas, quality)
      if (!made || made.size > pictureLimit) continue
      picture.close()
      return new File([made], name, { type: 'image/jpeg' })
    }
  }
  picture.close()
  throw new Refusal('files.picture_size', { limit: pictureLimit / 1024 })
}

const asJpeg = (canvas: HTMLCanvasElement, quality: number) =>
  new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality))
