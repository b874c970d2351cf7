import { Step } from '@takt/contract/processings.ts'
import { lookOf } from '~/fields/look.ts'
import { Shown } from '~/fields/Shown.tsx'
import { useWords } from '~/i18n/words.tsx'
import { History } from '~/shapes/History.tsx'
import { compareSteps } from './CompareRoutes.tsx'
import css from './processings.module.css'
import type { RouteKey } from './versions.ts'

const hidden = () => null
const tell = { steps: tellSteps, processingNumber: hidden, processingVer: hidden }

/** Who changed the route; of its steps only what became different. */
export const RouteHistory = ({ route: { processingNumber, processingVer } }: { route: RouteKey }) =>
  <History entity="processing" entityKey={`${processingNumber} ${processingVer}`} lineNumber={null} tell={tell} />

function tellSteps(before: unknown, after: unknown) {
  const stepsOf = (steps: unknown) => (Array.isArray(steps) ? (steps as Step[]) : []) // the change history keeps what the server stored
  const different = compareSteps(stepsOf(before), stepsOf(after)).filter(({ difference }) => difference !== 'same')
  return <ul className={css.told}>{different.map((one) => <li key={one.key}><Told {...one} /></li>)}</ul>
}

function Told({ row, difference, cells }: ReturnType<typeof compareSteps>[number]) {
  const { versions: said, field } = useWords()
  return (
    <>
      <i className={css.difference} data-difference={difference}>{said.difference[difference]}</i> <b>{row.stepSeq}</b> {row.stepName}
      {difference === 'changed' && cells.filter(({ same }) => !same).map(({ name, before, after }) => (
        <span key={name}> {field[name]} <del><Shown look={lookOf(Step.shape[name])} field={name} value={before} /></del> <ins><Shown look={lookOf(Step.shape[name])} field={name} value={after} /></ins></span>
      ))}
    </>
  )
}
