import { Failure } from '@takt/contract/failures.ts'
import { type MeasuredValue, type Passport } from '@takt/contract/units.ts'
import { withUnit } from '@takt/contract/with-unit.ts'
import type { z } from 'zod'
import { useFormats } from '~/fields/format.tsx'
import { lookOf } from '~/fields/look.ts'
import { sayMeasured, specOf } from '~/fields/measured.ts'
import { Shown } from '~/fields/Shown.tsx'
import { useWords } from '~/i18n/words.tsx'
import { FailurePhotos } from '~/shapes/FailurePhotos.tsx'
import { FailurePlace } from '~/shapes/FailurePlace.tsx'
import { UnitLink } from '~/shapes/UnitLink.tsx'
import { Sideways } from '~/ui/Sideways.tsx'
import { ShortTime } from './ShortTime.tsx'
import css from './units.module.css'

type OneFailure = z.infer<typeof Failure>
const shown = [
  'failTime',
  'stationNumber',
  'stepSeq',
  'passNo',
  'resultCode',
  'defectCode',
  'placeCode',
  'resultValue',
  'failStatus',
  'closedTime',
  'bomCode',
  'serial',
  'removedFrom',
] as const

/** What was wrong with the unit, and what was decided about it. */
export function Failures({
  of: { failures, passes, unit },
}: {
  of: Pick<Passport, 'failures' | 'passes' | 'unit'>
}) {
  const { field, units } = useWords()
  // A station that only reports NG names no characteristic, a person no value: an empty column is left out.
  const filled = shown.filter((name) => failures.some((failure) => failure[name] !== null))
  const measuredOf = ({ passNo, resultCode }: OneFailure) =>
    passes.find((pass) => pass.passNo === passNo)?.values.find((value) => value.resultCode === resultCode)
  return (
    <>
      <Sideways label={units.failures}>
        <table className={css.values}>
          <thead>
            <tr>
              {filled.map((name) => (
                <th key={name} scope="col">
                  {field[name]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {failures.map((failure) => (
              <tr key={failure.failId}>
                {filled.map((name) => (
                  <td key={name}>
                    <FailureFact
                      name={name}
                      failure={failure}
                      unit={unit.productId}
                      measured={measuredOf(failure)}
                    />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </Sideways>
      <FailurePlace failures={failures} />
      <FailurePhotos failIds={failures.map(({ failId }) => failId)} />
    </>
  )
}

/** It left this unit with its part, or came here with this unit. */
function LeftWith({ from, unit }: { from: string; unit: string }) {
  const { failures: failureWords } = useWords()
  return from === unit ? failureWords.leftWithPart : <UnitLink unit={{ productSn: null, productId: from }} />
}

type FailureFactProps = {
  name: (typeof shown)[number]
  failure: OneFailure
  unit: string
  /** What was measured then: its limits determine the number of decimals. */
  measured: MeasuredValue | undefined
}

function FailureFact({ name, failure, unit, measured }: FailureFactProps) {
  const formats = useFormats()
  if (name === 'failTime' || name === 'closedTime') return <ShortTime at={failure[name]} />
  if (name === 'removedFrom' && failure.removedFrom !== null)
    return <LeftWith from={failure.removedFrom} unit={unit} />
  if (name === 'resultValue' && failure.resultValue !== null && measured) {
    const text = sayMeasured(formats, failure.resultValue, specOf(measured))
    return <span className="number">{withUnit(text, measured.unit)}</span>
  }
  return <Shown look={lookOf(Failure.shape[name])} field={name} value={failure[name]} />
}
