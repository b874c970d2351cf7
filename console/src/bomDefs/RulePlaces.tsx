import { Input } from 'antd'
import { labelFacts, type LabelFact } from '@takt/contract/barcode.ts'
import { fill } from '@takt/contract/errors.ts'
import { NumberInput } from '~/fields/NumberInput.tsx'
import { useWords } from '~/i18n/words.tsx'
import css from './bomDefs.module.css'
import { placeFact, type Placed } from './rule.ts'

/** Where each fact is on the label, a row a fact. */
export function RulePlaces({ rule, onChange }: { rule: Placed; onChange: (rule: Placed) => void }) {
  const { bomDefs: bomDefWords } = useWords()
  const separated = rule.kind === 'separated'
  const [first, second] = separated
    ? [bomDefWords.placeCount, bomDefWords.prefix]
    : [bomDefWords.placeAt, bomDefWords.length]
  const label = (fact: LabelFact, column: string) =>
    fill(bomDefWords.of, { fact: bomDefWords.fact[fact], column })
  return (
    <>
      <table className={css.places}>
        <thead>
          <tr>
            <th scope="col">{bomDefWords.whatItSays}</th>
            <th scope="col">{first}</th>
            <th scope="col">{second}</th>
          </tr>
        </thead>
        <tbody>
          {labelFacts.map((fact) => {
            const field = rule.fields.find((one) => one.fact === fact)
            return (
              <tr key={fact}>
                <th scope="row" data-required={fact === 'bomLot'}>
                  {bomDefWords.fact[fact]}
                </th>
                <td>
                  <NumberInput
                    aria-label={label(fact, first)}
                    min={1}
                    max={separated ? 40 : 400}
                    precision={0}
                    value={field?.place ?? null}
                    onChange={(place) => onChange(placeFact(rule, fact, { place }))}
                  />
                </td>
                <td>
                  {separated ? (
                    <Input
                      aria-label={label(fact, second)}
                      maxLength={8}
                      disabled={!field}
                      value={field?.prefix ?? ''}
                      onChange={({ target }) => onChange(placeFact(rule, fact, { prefix: target.value }))}
                      autoComplete="off"
                    />
                  ) : (
                    <NumberInput
                      aria-label={label(fact, second)}
                      min={1}
                      max={100}
                      precision={0}
                      disabled={!field}
                      value={field?.length ?? null}
                      onChange={(length) => onChange(placeFact(rule, fact, { length }))}
                    />
                  )}
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
      <small className={css.hint}>{bomDefWords.leaveEmpty}</small>
    </>
  )
}
