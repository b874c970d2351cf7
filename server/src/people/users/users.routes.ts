import { users } from '@takt/contract/users.ts'
import { serve } from '../../platform/http/serve.ts'
import { exportRoles } from './export-roles.ts'
import { exportUsers } from './export.ts'
import { importPeople } from './import.ts'
import { closeNewPages, newPages } from './new-pages.ts'
import { removeRole, rolesWithMenu, saveRole } from './roles.ts'
import { changeUser, createUser, lockUser, makePasswordLink, removeUser } from './users.ts'
import { listUsers } from './users.queries.ts'

export const usersRoutes = serve(users, {
  list: ({ db }, filter) => listUsers(db, filter),
  create: (call, draft) => createUser(call, draft),
  update: (call, draft) => changeUser(call, draft),
  delete: (call, user) => removeUser(call, user),
  lock: (call, input) => lockUser(call, input),
  export: (call, input) => exportUsers(call, input),
  makeLink: (call, user) => makePasswordLink(call, user),
  import: (call, wish) => importPeople(call, wish),
  roles: ({ db }) => rolesWithMenu(db),
  newPages: ({ db }) => newPages(db),
  closeNewPages: (call) => closeNewPages(call),
  saveRole: (call, draft) => saveRole(call, draft),
  deleteRole: (call, role) => removeRole(call, role),
  exportRoles: (call, input) => exportRoles(call, input),
})
