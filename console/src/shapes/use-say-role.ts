import { firstRoles, roleInWords } from '@takt/contract/first-roles.ts'
import { roleAmongPeople } from '@takt/contract/person-fields.ts'
import { whoIs } from '~/api/people.ts'
import { useWords } from '~/i18n/words.tsx'

const first: Record<string, { roleName: string }> = firstRoles

/** What a role is called: by the name an answer brought, one of a new plant in the reader's language, one that is gone by its key. */
export function useSayRole() {
  const words = useWords()
  return (roleKey: string) => {
    const named = roleAmongPeople(roleKey)
    const called = whoIs(named)
    const roleName = called === named ? (first[roleKey]?.roleName ?? roleKey) : called
    return roleInWords({ roleKey, roleName, description: null }, words).roleName
  }
}
