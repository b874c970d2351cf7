import { ToolMember } from '@takt/contract/toolSets.ts'
import { useFormats } from '~/fields/format.tsx'
import { VersionHistory } from '~/shapes/VersionHistory.tsx'
import { compareMembers } from './compare.ts'
import { MemberName } from './MemberName.tsx'
import { sets, type ToolSet } from './sets.ts'

export function ToolSetHistory({ set }: { set: ToolSet }) {
  const { count } = useFormats()
  return (
    <VersionHistory
      by={sets}
      of={set}
      entity="toolSet"
      rows={{
        at: 'members',
        of: ToolMember,
        compare: compareMembers,
        head: (member) => <MemberName of={member} />,
        whole: ({ quantity }) => count(quantity),
      }}
    />
  )
}
