import type { ToolMember } from '@takt/contract/toolSets.ts'

/** What, and where. */
export function MemberName({ of: { toolCode, toolType, stationNumber, position } }: { of: ToolMember }) {
  return (
    <>
      <b>{toolCode ?? toolType}</b> <small>{[stationNumber, position].filter(Boolean).join(' · ')}</small>
    </>
  )
}
