import { Parameter, type ParameterSet } from '@takt/contract/recipes.ts'
import { useFormats } from '~/fields/format.tsx'
import { VersionHistory } from '~/shapes/VersionHistory.tsx'
import { settings } from './cells.ts'
import { compareParameters } from './compare.ts'
import { sets } from './place.ts'

const hidden = ['lineNumber']

export function RecipeHistory({ set, line }: { set: ParameterSet; line: string | null }) {
  const { decimal } = useFormats()
  return (
    <VersionHistory
      by={sets}
      of={set}
      entity="parameterSet"
      lineNumber={line}
      hidden={hidden}
      rows={{
        at: 'parameters',
        of: Parameter,
        compare: compareParameters,
        head: ({ paraCode, paraName }) => (
          <>
            <b>{paraCode}</b> {paraName}
          </>
        ),
        whole: ({ value }) => settings.write(value, decimal),
        show: (_, value) => settings.write(value, decimal),
      }}
    />
  )
}
