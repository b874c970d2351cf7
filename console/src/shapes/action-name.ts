import type { AuditedEntity } from '@takt/contract/audit.ts'
import { useWords } from '~/i18n/words.tsx'

/** What can be on hold is let go; an order or a definition is released to be worked by. */
const canBeHeld: readonly AuditedEntity[] = ['unit', 'lot', 'materialLot', 'holdRule']

/** What was done; a word without a translation is shown as it was written down. */
export function useActionName() {
  const { action: names } = useWords()
  const actions: Record<string, string> = names
  return ({ entity, action }: { entity: AuditedEntity; action: string }) =>
    action === 'release' && canBeHeld.includes(entity) ? names.letGo : (actions[action] ?? action)
}
