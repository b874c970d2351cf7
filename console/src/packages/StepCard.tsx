import { z } from 'zod'
import { fill } from '@takt/contract/errors.ts'
import { labelTemplates } from '@takt/contract/labels.ts'
import { PackageStep, type ShownStep } from '@takt/contract/packages.ts'
import { everyType } from '@takt/contract/recipes.ts'
import { useFormats } from '~/fields/format.tsx'
import { LooseField } from '~/fields/LooseField.tsx'
import { lookOf } from '~/fields/look.ts'
import { Shown } from '~/fields/Shown.tsx'
import { useWords } from '~/i18n/words.tsx'
import css from './packages.module.css'

/** As it is chosen. */
const shapes = { ...PackageStep.shape, labelTemplate: z.enum(labelTemplates).nullable() }
const settings = ['parametersNeeded', 'skipped', 'cycleTime', 'samplingRate', 'labelTemplate'] as const

type StepCardProps = { step: ShownStep; frozen: boolean; onChange: (part: Partial<PackageStep>) => void }

/** A step: what route, bill and lines set for it, and what the package sets. */
export function StepCard({ step, frozen, onChange }: StepCardProps) {
  const { packages: packageWords, field } = useWords()
  return (
    <section className={css.step} aria-label={step.stepName}>
      <h3>
        <span className="number">{step.stepSeq}</span> {step.stepName}{' '}
        <small>{`${step.stationNumber} · ${step.mustPass ? packageWords.mustPass : packageWords.optional}`}</small>
      </h3>
      <dl className={css.facts}>
        <dt>{field.colSetId}</dt>
        <dd>{step.colSetId ? `${step.colSetId} ${step.colSetVersion}` : '–'}</dd>
        <dt>{field.bomRows}</dt>
        <dd>
          <Parts rows={step.bomRows} />
        </dd>
        <dt>{field.recipes}</dt>
        <dd>
          <Recipes rows={step.recipes} />
        </dd>
      </dl>
      <div className={css.settings}>
        {settings.map((name) =>
          frozen ? (
            <p key={name}>
              <small>{field[name]}</small>
              <span>
                <Shown look={lookOf(shapes[name])} field={name} value={step[name]} />
              </span>
            </p>
          ) : (
            <Setting key={name} name={name} step={step} onChange={onChange} />
          ),
        )}
      </div>
    </section>
  )
}

function Setting({
  name,
  step,
  onChange,
}: Omit<StepCardProps, 'frozen'> & { name: (typeof settings)[number] }) {
  const { packages: packageWords } = useWords()
  // A step that must be passed cannot be left out; one that is, because the route was changed, can be taken back in.
  const fixed = name === 'skipped' && step.mustPass && !step.skipped
  return (
    <LooseField
      name={name}
      schema={shapes[name]}
      value={step[name]}
      disabled={fixed}
      hint={
        fixed
          ? packageWords.mustPass
          : name === 'cycleTime' && step.cycleTime === null
            ? packageWords.ofStation
            : undefined
      }
      onChange={(value) => onChange({ [name]: value })}
    />
  )
}

function Parts({ rows }: { rows: ShownStep['bomRows'] }) {
  const { packages: packageWords } = useWords()
  const formats = useFormats()
  const mains = rows.filter(({ altMatFlag }) => !altMatFlag)
  return mains.length > 0 ? (
    formats.list(mains.map(({ part, bomQty }) => `${formats.measure(bomQty)} × ${part}`))
  ) : (
    <span className={css.quiet}>{packageWords.noParts}</span>
  )
}

function Recipes({ rows }: { rows: ShownStep['recipes'] }) {
  const { packages: packageWords, recipes } = useWords()
  const { list } = useFormats()
  if (rows.length === 0) return <span className={css.quiet}>{packageWords.noRecipe}</span>
  return list(
    rows.map(({ lineNumber, typeNo, paraVer }) =>
      [
        lineNumber,
        fill(recipes.version, { version: paraVer }),
        typeNo === everyType && `(${packageWords.everyType})`,
      ]
        .filter(Boolean)
        .join(' '),
    ),
  )
}
