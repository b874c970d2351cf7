import { Checks } from './Checks.tsx'
import { Defects } from './Defects.tsx'
import { Help } from './Help.tsx'
import { Material } from './Material.tsx'
import { People } from './People.tsx'
import type { Task, TaskProps } from './use-task.ts'
import { Work } from './Work.tsx'

const bodies = {
  work: Work,
  defects: Defects,
  material: Material,
  checks: Checks,
  help: Help,
  people: People,
}

export function TaskBody({ task, ...rest }: TaskProps & { task: Task }) {
  const Body = bodies[task]
  return <Body {...rest} />
}
