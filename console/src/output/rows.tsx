import { fill } from '@takt/contract/errors.ts'
import type { Output, OutputRow } from '@takt/contract/output.ts'
import { useFormats } from '~/fields/format.tsx'
import { useWords } from '~/i18n/words.tsx'
import css from './output.module.css'
import { sayGap, shownGap, toneOfGap } from './say-gap.ts'

/** The head over the figures, on screen and on paper. */
export function OutputHead() {
  const { output: outputWords, field } = useWords()
  return (
    <>
      <th scope="col">{outputWords.slot}</th>
      {[
        outputWords.plan,
        outputWords.actual,
        outputWords.sumGap,
        outputWords.ngUnits,
        field.okRate,
        field.cycle,
      ].map((head) => (
        <th key={head} scope="col" data-number>
          {head}
        </th>
      ))}
      <th scope="col">{field.orderCodes}</th>
    </>
  )
}

export function OutputCells({ row }: { row: OutputRow }) {
  const { output: outputWords, slotType: types } = useWords()
  const formats = useFormats()
  const { hasBegun, made, target, gap, ng, okRate, cycle, slotName, slotType, planned, orderCodes } = row
  const name = slotName ?? (planned ? null : outputWords.between)
  const made0 = (value: number) => (hasBegun ? formats.count(value) : '–')
  return (
    <>
      <th scope="row">
        {formats.clockSpan(row.start, row.end)}
        {name && <small>{slotType && slotType !== 'work' ? `${name} · ${types[slotType]}` : name}</small>}
      </th>
      <td data-number>{target === null ? '–' : formats.count(target)}</td>
      <td data-number>
        <b>{made0(made)}</b>
      </td>
      <td data-number data-tone={toneOfGap(gap, null)}>
        {sayGap(formats, gap)}
      </td>
      <td data-number>{made0(ng)}</td>
      <td data-number>{okRate === null ? '–' : formats.share(okRate)}</td>
      <td data-number>{cycle === null || made === 0 ? '–' : formats.secondTenths(cycle)}</td>
      <td className={css.orders}>
        {orderCodes.length > 0 ? orderCodes.map((code) => <span key={code}>{code}</span>) : '–'}
      </td>
    </>
  )
}

export function OutputSum({ shown: { target, targetNow, made, ng, okRate } }: { shown: Output }) {
  const { output: outputWords } = useWords()
  const formats = useFormats()
  const gap = shownGap({ made, targetNow })
  const isOver = target === null || targetNow === null || Math.round(target) === Math.round(targetNow)
  return (
    <>
      <th scope="row">{outputWords.sum}</th>
      <td data-number>
        {target === null
          ? '–'
          : isOver
            ? formats.count(target)
            : fill(outputWords.ofPlan, {
                now: formats.count(Math.round(targetNow)),
                plan: formats.count(target),
              })}
      </td>
      <td data-number>{formats.count(made)}</td>
      <td data-number data-tone={toneOfGap(gap, targetNow)}>
        {sayGap(formats, gap)}
      </td>
      <td data-number>{formats.count(ng)}</td>
      <td data-number>{okRate === null ? '–' : formats.share(okRate)}</td>
      <td colSpan={2} />
    </>
  )
}
