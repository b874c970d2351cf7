import { FailurePhoto } from '@takt/contract/failurePhotos.ts'
import type { Tables } from '../../testing/table-books.ts'

export const tables: Tables = {
  failure_photos: { entity: FailurePhoto },
}
