import { useState } from 'react'
import { Tabs } from 'antd'
import { packages, PackageStep, type PackageKey, type ShownPackage } from '@takt/contract/packages.ts'
import { useAnswer } from '~/api/hooks.ts'
import { useWords } from '~/i18n/words.tsx'
import { NoVersion, VersionHead } from '~/shapes/VersionHead.tsx'
import { VersionHistory } from '~/shapes/VersionHistory.tsx'
import { DeleteVersion, MoveVersion, ReviseVersion } from '~/shapes/VersionMoves.tsx'
import { Action } from '~/ui/Action.tsx'
import { compareSteps, ComparePackages } from './ComparePackages.tsx'
import { Findings, tellFindings } from './Findings.tsx'
import { PackageEditor } from './PackageEditor.tsx'
import { byVersion } from './versions.ts'

type PaneProps = {
  unsaved: boolean
  onUnsaved: (unsaved: boolean) => void
  onChoose: (key: PackageKey | null) => void
}

/** The chosen package, or why there is none. */
export function PackagePane({ of, ...rest }: PaneProps & { of: PackageKey }) {
  const { versions: versionWords } = useWords()
  const { data, error, refetch } = useAnswer(packages.show, of)
  if (data) return <ChosenPackage whole={data} {...rest} />
  return (
    <NoVersion
      title={byVersion.say(versionWords.of, of)}
      missing={error?.key === 'record.unknown'}
      error={error?.key === 'record.unknown' ? null : error}
      retry={() => void refetch()}
      onClose={() => rest.onChoose(null)}
    />
  )
}

function ChosenPackage({ whole, unsaved, onUnsaved, onChoose }: PaneProps & { whole: ShownPackage }) {
  const words = useWords()
  const { packages: packageWords, versions: versionWords, say } = words
  const [comparing, setComparing] = useState(false)
  const { data: versions = [whole] } = byVersion.useVersions(whole)
  const one = { by: byVersion, of: whole }
  const draft = versions.find(({ definitionStatus }) => definitionStatus === 'draft')
  const saveFirst = unsaved ? versionWords.saveFirst : null
  const faults = whole.findings.length > 0 ? tellFindings(whole.findings, words) : null
  const stepName = (seq: number) => whole.shownSteps.find(({ stepSeq }) => stepSeq === seq)?.stepName
  return (
    <article aria-label={byVersion.say(versionWords.of, whole)}>
      <VersionHead by={byVersion} of={whole} versions={versions} onChoose={onChoose}>
        <MoveVersion {...one} move="release" blocked={saveFirst ?? faults} />
        <MoveVersion {...one} move="retire" also={packageWords.retireMeans} />
        <ReviseVersion
          {...one}
          blocked={
            saveFirst ??
            (draft
              ? words.error['definition.draft_exists'].replace('{version}', String(draft.packageVer))
              : null)
          }
          onMade={onChoose}
        />
        <DeleteVersion
          {...one}
          onDeleted={() => {
            onUnsaved(false)
            onChoose(null)
          }}
        />
        <Action
          icon="columns"
          blocked={versions.length < 2 ? versionWords.oneVersion : null}
          onClick={() => setComparing(true)}
        >
          {versionWords.compare}
        </Action>
      </VersionHead>
      <Findings whole={whole} />
      <Tabs
        items={[
          {
            key: 'steps',
            label: packageWords.steps,
            children: <PackageEditor whole={whole} onUnsaved={onUnsaved} />,
          },
          {
            key: 'history',
            label: say.history,
            children: (
              <VersionHistory
                by={byVersion}
                of={whole}
                entity="typePackage"
                rows={{
                  at: 'steps',
                  of: PackageStep,
                  compare: compareSteps,
                  head: ({ stepSeq }) => (
                    <>
                      <b>{stepSeq}</b> {stepName(stepSeq)}
                    </>
                  ),
                }}
              />
            ),
          },
        ]}
      />
      {comparing && (
        <ComparePackages
          versions={versions}
          now={whole.packageVer}
          shown={whole.shownSteps}
          onClose={() => setComparing(false)}
        />
      )}
    </article>
  )
}
