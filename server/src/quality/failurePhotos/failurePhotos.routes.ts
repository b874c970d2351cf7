import { failurePhotos } from '@takt/contract/failurePhotos.ts'
import { serve } from '../../platform/http/serve.ts'
import { addPhoto, listPhotos, removePhoto, showPhoto } from './failurePhotos.ts'

export const failurePhotosRoutes = serve(failurePhotos, {
  list: (call, { failIds }) => listPhotos(call, failIds),
  show: (call, asked) => showPhoto(call, asked),
  add: (call, asked) => addPhoto(call, asked),
  remove: (call, asked) => removePhoto(call, asked),
})
