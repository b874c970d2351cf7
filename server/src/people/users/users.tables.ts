import { Grant, Role, User } from '@takt/contract/users.ts'
import type { Tables } from '../../testing/table-books.ts'

export const tables: Tables = {
  users: {
    entity: User,
    kept: ['passwordHash', 'mustChangePassword', 'avatar', 'email'],
    derived: ['roles', 'lines', 'hasPassword', 'linkExpires'],
  },
  roles: { entity: Role, derived: ['lines', 'menu', 'userCount'] },
  role_pages: { entity: Grant, kept: ['roleKey'], open: ['page'] },
  plant_pages: 'inner',
  role_lines: 'inner',
  user_roles: 'inner',
  user_lines: 'inner',
}
