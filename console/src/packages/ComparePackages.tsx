import { PackageStep, TypePackage, type ShownStep } from '@takt/contract/packages.ts'
import { useWords } from '~/i18n/words.tsx'
import { compareRows } from '~/shapes/compare.ts'
import { CompareTable } from '~/shapes/CompareTable.tsx'
import { CompareVersions } from '~/shapes/CompareVersions.tsx'
import { byVersion } from './versions.ts'

type ComparePackagesProps = {
  versions: readonly TypePackage[]
  now: number
  shown: readonly ShownStep[]
  onClose: () => void
}
const names = ['skipped', 'parametersNeeded', 'cycleTime', 'samplingRate', 'labelTemplate'] as const

/** Step by step, matched by number. */
export const compareSteps = (before: readonly PackageStep[], after: readonly PackageStep[]) =>
  compareRows(before, after, ({ stepSeq }) => stepSeq, names)

/** Two versions of a package, step by step. */
export function ComparePackages({ versions, now, shown, onClose }: ComparePackagesProps) {
  const words = useWords()
  const find = (version: number) => versions.filter(({ packageVer }) => packageVer === version)
  const stepName = (seq: number) => shown.find(({ stepSeq }) => stepSeq === seq)?.stepName
  return (
    <CompareVersions
      code={versions[0] ? byVersion.codeOf(versions[0]) : ''}
      versions={versions.map(({ packageVer, definitionStatus }) => ({
        version: packageVer,
        definitionStatus,
      }))}
      now={now}
      onClose={onClose}
    >
      {(first, second, all) => (
        <CompareTable
          versions={[first, second]}
          all={all}
          head={{
            title: words.entity.typePackage,
            of: TypePackage,
            cells:
              compareRows(find(first), find(second), () => '', ['bomCode', 'bomVer', 'remark'])[0]?.cells ??
              [],
          }}
          of={PackageStep}
          rows={compareSteps(find(first)[0]?.steps ?? [], find(second)[0]?.steps ?? [])}
          rowsHead={words.field.stepSeq}
          rowHead={({ stepSeq }) => (
            <>
              <b>{stepSeq}</b>
              <small>{stepName(stepSeq)}</small>
            </>
          )}
        />
      )}
    </CompareVersions>
  )
}
