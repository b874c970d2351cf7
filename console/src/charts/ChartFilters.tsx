import { Select } from 'antd'
import { charts, ChartInput } from '@takt/contract/charts.ts'
import { useAnswer } from '~/api/hooks.ts'
import { fieldsOf } from '~/fields/Field.tsx'
import { useWords } from '~/i18n/words.tsx'
import { Filters } from '~/shapes/Filters.tsx'
import { Period } from '~/shapes/Period.tsx'
import { Action } from '~/ui/Action.tsx'
import { RuleSwitches } from './RuleSwitches.tsx'
import { setOfTwins, withSet } from './set-of-twins.ts'
import css from './charts.module.css'

const Filter = fieldsOf(ChartInput)
type ChartQuery = Partial<ChartInput>
type ChartPlace = Pick<ChartInput, 'stationNumber' | 'colSetId' | 'colSetVersion' | 'resultCode'>
const keyOf = ({ stationNumber, colSetId, colSetVersion, resultCode }: Partial<ChartPlace>) =>
  JSON.stringify([stationNumber, colSetId, colSetVersion, resultCode])

type ChartFiltersProps = { query: ChartQuery; onAsk: (query: ChartQuery) => void; whole: boolean }

/** Which characteristic, and of what; `whole`: of all of them only when and which type. */
export function ChartFilters({ query, onAsk, whole }: ChartFiltersProps) {
  const { charts: chartWords } = useWords()
  // The characteristic has its own field; what it is made of is no chip.
  const { stationNumber: _, colSetId: __, colSetVersion: ___, resultCode: ____, ...narrow } = query
  const { orderCode, chartKind, rules, subgroupBy, unitCount, subgroupMinutes, ...period } = narrow
  return (
    <Filters
      list={{ filter: whole ? period : narrow, setFilter: onAsk }}
      lead={!whole && <Characteristic query={query} onAsk={onAsk} />}
    >
      <Period />
      <Filter name="typeNo" />
      {!whole && <Filter name="orderCode" />}
      {!whole && <Filter name="chartKind" />}
      {!whole && <Filter name="subgroupBy" />}
      {!whole && <Filter name="unitCount" />}
      {!whole && <Filter name="subgroupMinutes" />}
      {!whole && (
        <Filter
          name="rules"
          hint={chartWords.rulesHint}
          input={(input) => <RuleSwitches {...input} without={chartWords.rulesFrozen} />}
        />
      )}
    </Filters>
  )
}

/** All that were measured in the period, with the way to the one before and the next. */
function Characteristic({ query, onAsk }: Omit<ChartFiltersProps, 'whole'>) {
  const { charts: chartWords } = useWords()
  const { data = [], isPending } = useAnswer(charts.characteristics, periodOf(query), { keep: true })
  const setOf = setOfTwins(data)
  const at = data.findIndex((one) => keyOf(one) === keyOf(query))
  const show = (place: ChartPlace | undefined) => {
    if (!place) return
    const { stationNumber, colSetId, colSetVersion, resultCode } = place
    onAsk({ stationNumber, colSetId, colSetVersion, resultCode })
  }
  return (
    <div className={css.choose}>
      <Select
        aria-label={chartWords.characteristic}
        placeholder={chartWords.characteristic}
        className={css.characteristic}
        value={query.resultCode ? keyOf(query) : null}
        loading={isPending}
        showSearch={{ optionFilterProp: 'label' }}
        popupMatchSelectWidth={false}
        onChange={(key) => show(data.find((one) => keyOf(one) === key))}
        options={[
          ...(query.resultCode && at < 0 ? [{ value: keyOf(query), label: nameOf(query) }] : []),
          ...data.map((one) => ({
            value: keyOf(one),
            label: withSet(nameOf(one), setOf(one)),
          })),
        ]}
      />
      {at > 0 && (
        <Action icon="left" bare look="quiet" onClick={() => show(data[at - 1])}>
          {chartWords.earlier}
        </Action>
      )}
      {at >= 0 && at < data.length - 1 && (
        <Action icon="right" bare look="quiet" onClick={() => show(data[at + 1])}>
          {chartWords.next}
        </Action>
      )}
    </div>
  )
}

const nameOf = ({ stationNumber, resultCode, resultName }: Partial<ChartPlace> & { resultName?: string }) =>
  [stationNumber, resultCode, resultName !== resultCode && resultName].filter(Boolean).join(' · ')

export const periodOf = ({ from, to, typeNo }: ChartQuery) => ({
  ...(from && { from }),
  ...(to && { to }),
  ...(typeNo && { typeNo }),
})
