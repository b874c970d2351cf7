import { pictureSize } from '@takt/contract/account.ts'

const side = 192

/** The middle square of a picture, as small as it is shown at most, as a JPEG on white. Null: the browser cannot read it. */
export async function smallPicture(file: Blob): Promise<string | null> {
  const picture = await createImageBitmap(file).catch(() => null)
  if (!picture) return null
  const { width, height } = picture
  const square = Math.min(width, height)
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = side
  const pen = canvas.getContext('2d')
  if (!pen) return null
  pen.fillStyle = '#fff'
  pen.fillRect(0, 0, side, side)
  pen.drawImage(picture, (width - square) / 2, (height - square) / 2, square, square, 0, 0, side, side)
  picture.close()
  // So many pixels of noise would still be too many bytes: then a coarser one.
  const fits = [0.9, 0.7, 0.5, 0.3]
    .map((quality) => canvas.toDataURL('image/jpeg', quality))
    .find((address) => address.length * 0.75 < pictureSize.bytes)
  return fits ?? null
}
