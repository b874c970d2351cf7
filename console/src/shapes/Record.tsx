import type { ReactNode } from 'react'
import { Tabs } from 'antd'
import type { AuditedEntity } from '@takt/contract/audit.ts'
import { useWords } from '~/i18n/words.tsx'
import { SideSheet } from '~/ui/SideSheet.tsx'
import { History, type Tell } from './History.tsx'
import { InRecord } from './hold-back.ts'

type RecordProps = {
  title: ReactNode
  /** Whose changes the second tab tells. */
  entity: AuditedEntity
  entityKey: string
  lineNumber: string | null
  /** Buttons in the head. */
  actions?: ReactNode
  /** How a field is shown in the history that needs more than one word. */
  tell?: Tell
  onClose: () => void
  children: ReactNode
}

/** One record, read only, with the history of its changes. */
export function Record({
  title,
  entity,
  entityKey,
  lineNumber,
  actions,
  tell = {},
  onClose,
  children,
}: RecordProps) {
  const words = useWords()
  return (
    <InRecord value={true}>
      <SideSheet title={title} size={760} onClose={onClose} extra={actions}>
        <Tabs
          items={[
            { key: 'details', label: words.shell.details, children },
            {
              key: 'history',
              label: words.say.history,
              children: <History entity={entity} entityKey={entityKey} lineNumber={lineNumber} tell={tell} />,
            },
          ]}
        />
      </SideSheet>
    </InRecord>
  )
}
