import { failurePhotos } from '@takt/contract/failurePhotos.ts'
import { serve } from '../../platform/http/serve.ts'
import { addPhoto, listPhotos, removePhoto, showPhoto } from './failurePhotos.ts'

export const failurePhotosRoutes = serve(failurePhotos, {
  list: (call, { failIds }) => listPhotos(call, failIds),
  show: (call, input) => showPhoto(call, input),
  add: (call, input) => addPhoto(call, input),
  remove: (call, input) => removePhoto(call, input),
})
