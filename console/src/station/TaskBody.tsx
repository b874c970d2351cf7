import { Activity, useState } from 'react'
import { Checks } from './Checks.tsx'
import { Defects } from './Defects.tsx'
import { Help } from './Help.tsx'
import { Material } from './Material.tsx'
import { People } from './People.tsx'
import { Tools } from './Tools.tsx'
import type { Task, TaskProps } from './use-task.ts'
import { Work } from './Work.tsx'

const bodies = { work: Work, material: Material, tools: Tools, checks: Checks, help: Help, people: People }

/** What is begun at Not OK is only put aside while somebody is called or material is loaded. */
export function TaskBody({ task, ...rest }: TaskProps & { task: Task }) {
  const isReporting = task === 'defects'
  const [kept, keep] = useState(isReporting)
  if (isReporting && !kept) keep(true)
  const Body = isReporting ? null : bodies[task]
  return (
    <>
      {kept && (
        <Activity mode={isReporting ? 'visible' : 'hidden'}>
          <Defects {...rest} />
        </Activity>
      )}
      {Body && <Body {...rest} />}
    </>
  )
}
