import { Processing, type ProcessingRow, Step } from '@takt/contract/processings.ts'
import { useWords } from '~/i18n/words.tsx'
import { compareRows } from '~/shapes/compare.ts'
import { CompareTable } from '~/shapes/CompareTable.tsx'
import { CompareVersions } from '~/shapes/CompareVersions.tsx'
import { inOrder } from './steps.ts'

const names = [
  'stepName',
  'stationNumber',
  'mustPass',
  'nextStep',
  'reworkStep',
  'returnStep',
  'maxLoops',
  'colSetId',
  'colSetVersion',
] as const

/** Step by step, matched by number, in the order a unit takes them. */
export const compareSteps = (before: readonly Step[], after: readonly Step[]) =>
  compareRows(inOrder(before), inOrder(after), ({ stepSeq }) => stepSeq, names)

type CompareRoutesProps = { versions: readonly ProcessingRow[]; now: number; onClose: () => void }

export function CompareRoutes({ versions, ...rest }: CompareRoutesProps) {
  const { entity, field } = useWords()
  const routeOf = (version: number) => versions.find(({ processingVer }) => processingVer === version)! // chosen from these
  const of = versions.map(({ processingVer, definitionStatus }) => ({
    version: processingVer,
    definitionStatus,
  }))
  return (
    <CompareVersions code={versions[0]!.processingNumber} versions={of} {...rest}>
      {(first, second, all) => {
        const [before, after] = [routeOf(first), routeOf(second)]
        const [head] = compareRows([before], [after], () => '', ['processingName', 'remark'])
        return (
          <CompareTable
            versions={[first, second]}
            all={all}
            head={{ title: entity.processing, of: Processing, cells: head!.cells }}
            of={Step}
            rows={compareSteps(before.steps, after.steps)}
            rowsHead={field.stepSeq}
            rowHead={({ stepSeq, stepName }) => (
              <>
                <b>{stepSeq}</b>
                <small>{stepName}</small>
              </>
            )}
          />
        )
      }}
    </CompareVersions>
  )
}
