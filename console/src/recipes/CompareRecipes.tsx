import type { ReactNode } from 'react'
import { Parameter, ParameterSet } from '@takt/contract/recipes.ts'
import { useWords } from '~/i18n/words.tsx'
import { compareRows } from '~/shapes/compare.ts'
import { CompareTable } from '~/shapes/CompareTable.tsx'
import { CompareVersions } from '~/shapes/CompareVersions.tsx'
import { compareParameters } from './compare.ts'

type CompareRecipesProps = {
  code: string
  versions: readonly ParameterSet[]
  now: number
  onClose: () => void
  above?: ReactNode
}

export function CompareRecipes({ code, versions, now, onClose, above }: CompareRecipesProps) {
  const words = useWords()
  const find = (version: number) => versions.filter(({ paraVer }) => paraVer === version)
  return (
    <CompareVersions
      code={code}
      versions={versions.map(({ paraVer, definitionStatus }) => ({ version: paraVer, definitionStatus }))}
      now={now}
      onClose={onClose}
      above={above}
    >
      {(first, second, all) => (
        <CompareTable
          versions={[first, second]}
          all={all}
          head={{
            title: words.entity.parameterSet,
            of: ParameterSet,
            cells: compareRows(find(first), find(second), () => '', ['remark'])[0]?.cells ?? [],
          }}
          of={Parameter}
          rows={compareParameters(find(first)[0]?.parameters ?? [], find(second)[0]?.parameters ?? [])}
          rowsHead={words.field.paraCode}
          rowHead={({ paraCode, paraName }) => (
            <>
              <b>{paraCode}</b>
              <small>{paraName}</small>
            </>
          )}
        />
      )}
    </CompareVersions>
  )
}
