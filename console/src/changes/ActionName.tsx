import type { ChangeRow } from '@takt/contract/changes.ts'
import { useActionName } from '~/shapes/action-name.ts'

export const ActionName = ({ of }: { of: Pick<ChangeRow, 'entity' | 'action'> }) => useActionName()(of)
