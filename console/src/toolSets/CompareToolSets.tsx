import { ToolMember, ToolSet } from '@takt/contract/toolSets.ts'
import { type Formats, useFormats } from '~/fields/format.tsx'
import { useWords } from '~/i18n/words.tsx'
import { compareRows } from '~/shapes/compare.ts'
import { CompareTable } from '~/shapes/CompareTable.tsx'
import { CompareVersions } from '~/shapes/CompareVersions.tsx'
import { compareMembers } from './compare.ts'
import { MemberName } from './MemberName.tsx'

type CompareToolSetsProps = {
  toolSetId: string
  versions: readonly ToolSet[]
  now: number
  onClose: () => void
}
/** The types as one text: the table compares cells. */
const flat = (set: ToolSet, { list }: Pick<Formats, 'list'>) => ({ ...set, typeNos: list(set.typeNos) })

/** Two versions of a set side by side. */
export function CompareToolSets({ toolSetId, versions, ...rest }: CompareToolSetsProps) {
  const words = useWords()
  const formats = useFormats()
  const of = (version: number) => versions.find(({ toolSetVersion }) => toolSetVersion === version)! // chosen from them
  return (
    <CompareVersions
      code={toolSetId}
      versions={versions.map(({ toolSetVersion, definitionStatus }) => ({
        version: toolSetVersion,
        definitionStatus,
      }))}
      {...rest}
    >
      {(first, second, all) => {
        const [head] = compareRows([flat(of(first), formats)], [flat(of(second), formats)], () => '', [
          'toolSetName',
          'typeNos',
          'remark',
        ])
        return (
          <CompareTable
            versions={[first, second]}
            all={all}
            head={{ title: words.entity.toolSet, of: ToolSet, cells: head!.cells }}
            of={ToolMember}
            rows={compareMembers(of(first).members, of(second).members)}
            rowsHead={words.toolSets.rows}
            rowHead={(member) => <MemberName of={member} />}
          />
        )
      }}
    </CompareVersions>
  )
}
