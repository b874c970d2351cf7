import { useState } from 'react'
import type { Refusal } from '@takt/contract/errors.ts'
import {
  packages,
  PackageStep,
  type ShownPackage,
  type ShownStep,
  TypePackage,
} from '@takt/contract/packages.ts'
import { LooseField } from '~/fields/LooseField.tsx'
import { sayRefusal, useWords } from '~/i18n/words.tsx'
import { Facts } from '~/shapes/Facts.tsx'
import { useSaving, useTypedOver } from '~/shapes/typed-over.ts'
import { VersionNotes } from '~/shapes/VersionHead.tsx'
import { Action } from '~/ui/Action.tsx'
import { BomChoice } from './BomChoice.tsx'
import css from './packages.module.css'
import { StepCard } from './StepCard.tsx'
import { byVersion } from './versions.ts'

type Typed = Pick<ShownPackage, 'bomCode' | 'bomVer' | 'remark'> & { steps: PackageStep[] }

/** Of the shown steps only what a package sets itself is written. */
const typedOf = ({ bomCode, bomVer, remark, shownSteps }: ShownPackage): Typed => ({
  bomCode,
  bomVer,
  remark,
  steps: shownSteps.map((step) => PackageStep.strip().parse(step)),
})
const isSame = (one: Typed, other: Typed) => JSON.stringify(one) === JSON.stringify(other)
const isNewer = (now: ShownPackage, base: ShownPackage) => now.revision > base.revision

/** The bill, and what is set at each step of the route; saved as one. */
export function PackageEditor({
  whole,
  onUnsaved,
}: {
  whole: ShownPackage
  onUnsaved: (unsaved: boolean) => void
}) {
  const words = useWords()
  const { packages: packageWords, versions, say } = words
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const draft = useTypedOver(whole, { typedOf, isSame, isNewer, onUnsaved })
  const save = useSaving(
    packages.update,
    ({ revision }) =>
      draft.begin({
        ...draft.base,
        ...draft.typed,
        revision,
        shownSteps: draft.base.shownSteps.map((step, i) => ({ ...step, ...draft.typed.steps[i] })),
      }),
    setRefusal,
  )
  const frozen = byVersion.useWhyFrozen(whole)
  const { typed } = draft
  const wrong = typed.steps.some((step) => !PackageStep.safeParse(step).success)

  const change = (part: Partial<Typed>) => {
    setRefusal(null)
    draft.change(part)
  }
  const press = () =>
    void save(
      byVersion.say(versions.saveQuestion, whole),
      { ...byVersion.keyOf(whole), ...typed, revision: draft.base.revision },
      () => say.updateSuccess,
    )
  const shown = (step: PackageStep): ShownStep => ({
    ...whole.shownSteps.find(({ stepSeq }) => stepSeq === step.stepSeq)!,
    ...step,
  }) // the typed steps are those that are shown
  return (
    <div className={css.editor}>
      <VersionNotes frozen={frozen} overtaken={draft.overtaken} onTake={draft.takeTheirs} />
      {frozen && (
        <Facts
          of={TypePackage}
          row={whole}
          names={['bomCode', 'bomVer', 'remark', 'updateDate', 'updateAuthor']}
        />
      )}
      {!frozen && (
        <div className={css.names}>
          <LooseField
            name="bomCode"
            schema={TypePackage.shape.bomCode}
            value={typed.bomCode}
            onChange={() => {}}
            input={(input) => (
              <BomChoice
                {...input}
                typeNo={whole.typeNo}
                bomVer={typed.bomVer}
                onChoose={(bomCode, bomVer) => change({ bomCode, bomVer })}
              />
            )}
          />
          <LooseField
            name="remark"
            schema={TypePackage.shape.remark}
            value={typed.remark}
            onChange={(remark) => change({ remark: remark === null ? null : String(remark) })}
          />
        </div>
      )}
      {typed.steps.length === 0 && <p>{packageWords.noSteps}</p>}
      <ol className={css.steps}>
        {typed.steps.map((step) => (
          <li key={step.stepSeq}>
            <StepCard
              step={shown(step)}
              frozen={frozen !== null}
              onChange={(part) =>
                change({
                  steps: typed.steps.map((one) => (one.stepSeq === step.stepSeq ? { ...one, ...part } : one)),
                })
              }
            />
          </li>
        ))}
      </ol>
      <p className={css.quiet}>{packageWords.notYet}</p>
      {refusal && (
        <p className={css.refused} role="alert">
          {sayRefusal(words, refusal)}
        </p>
      )}
      {!frozen && (
        <footer className={css.foot}>
          {draft.unsaved && (
            <Action
              onClick={() => {
                setRefusal(null)
                draft.reset()
              }}
            >
              {versions.discard}
            </Action>
          )}
          <Action
            look="main"
            blocked={!draft.unsaved ? versions.nothingToSave : wrong ? words.shell.issue.wrong : null}
            onClick={press}
          >
            {say.save}
          </Action>
        </footer>
      )}
    </div>
  )
}
