import { WallLink } from '@takt/contract/walls.ts'
import type { Tables } from '../../testing/table-books.ts'

export const tables: Tables = {
  wall_links: { entity: WallLink, kept: ['tokenHash'] },
}
