import { users } from '@takt/contract/users.ts'
import type { Tries } from './feature-tries.ts'
import type { startPlant } from './plant.ts'

export const roleTries = ({ db }: Awaited<ReturnType<typeof startPlant>>): Tries => [
  [users.closeNewPages, async () => (await db.updateTable('plantPages').set({ isNew: true }).execute(), {})],
  [users.saveRole, { roleKey: 'guest', roleName: 'Guest', description: null, lines: [], menu: [] }],
  [users.deleteRole, { roleKey: 'guest' }],
]
