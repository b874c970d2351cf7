/** A change history keeps records as they were stored: in these of their fields somebody is named by account. */
export const isPersonField = (name: string) => /By$|Users$|^authors$/.test(name)

/** In these roles are named by key. */
export const isRolesField = (name: string) => /^roles$|Roles$/.test(name)

const rolePrefix = 'role:'
/** As what a role is among the people that an answer names. */
export const roleAmongPeople = (roleKey: string) => `${rolePrefix}${roleKey}`
/** Its key; null: it is an account. */
export const roleKeyOf = (named: string) =>
  named.startsWith(rolePrefix) ? named.slice(rolePrefix.length) : null
