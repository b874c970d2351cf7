/** The roles of a new plant. As long as nobody changed their texts, everybody reads them in their own language. */
export const firstRoles = {
  admin: { roleName: 'Administrator', description: 'Opens and changes every page' },
  editor: { roleName: 'Editor', description: 'Plans and changes' },
  operator: { roleName: 'Operator', description: 'View only' },
} as const
export type FirstRole = keyof typeof firstRoles
type Texts = { roleName: string; description: string | null }

export function roleInWords<R extends Texts & { roleKey: string }>(
  role: R,
  { people }: { people: { firstRole: Record<FirstRole, { roleName: string; description: string }> } },
): R {
  const key = (Object.keys(firstRoles) as FirstRole[]).find((name) => name === role.roleKey) // its own keys
  if (key === undefined) return role
  const [first, translated] = [firstRoles[key], people.firstRole[key]]
  return {
    ...role,
    roleName: role.roleName === first.roleName ? translated.roleName : role.roleName,
    description: role.description === first.description ? translated.description : role.description,
  }
}
