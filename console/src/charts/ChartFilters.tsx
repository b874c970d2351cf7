import { Select } from 'antd'
import { charts, ChartInput } from '@takt/contract/charts.ts'
import { useAnswer } from '~/api/hooks.ts'
import { fieldsOf } from '~/fields/Field.tsx'
import { useWords } from '~/i18n/words.tsx'
import { Filters } from '~/shapes/Filters.tsx'
import { Period } from '~/shapes/Period.tsx'
import { Action } from '~/ui/Action.tsx'
import { RuleSwitches } from './RuleSwitches.tsx'
import css from './charts.module.css'

const Filter = fieldsOf(ChartInput)
type Asked = Partial<ChartInput>
type Place = Pick<ChartInput, 'stationNumber' | 'colSetId' | 'colSetVersion' | 'resultCode'>
const keyOf = ({ stationNumber, colSetId, colSetVersion, resultCode }: Partial<Place>) =>
  JSON.stringify([stationNumber, colSetId, colSetVersion, resultCode])

type ChartFiltersProps = { asked: Asked; onAsk: (asked: Asked) => void; whole: boolean }

/** Which characteristic, and of what; `whole`: of all of them only when and which type. */
export function ChartFilters({ asked, onAsk, whole }: ChartFiltersProps) {
  const { charts: said } = useWords()
  // The characteristic has its own field; what it is made of is no chip.
  const { stationNumber: _, colSetId: __, colSetVersion: ___, resultCode: ____, ...narrow } = asked
  const { orderCode, chartKind, rules, subgroupBy, unitCount, subgroupMinutes, ...period } = narrow
  return (
    <Filters
      list={{ filter: whole ? period : narrow, setFilter: onAsk }}
      lead={!whole && <Characteristic asked={asked} onAsk={onAsk} />}
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
          hint={said.rulesHint}
          input={(input) => <RuleSwitches {...input} without={said.rulesFrozen} />}
        />
      )}
    </Filters>
  )
}

/** All that were measured in the period, with the way to the one before and the next. */
function Characteristic({ asked, onAsk }: Omit<ChartFiltersProps, 'whole'>) {
  const { charts: said } = useWords()
  const { data = [], isPending } = useAnswer(charts.overview, periodOf(asked))
  const sorted = data.toSorted(
    (a, b) => a.stationNumber.localeCompare(b.stationNumber) || a.charSeqNum - b.charSeqNum,
  )
  const at = sorted.findIndex((one) => keyOf(one) === keyOf(asked))
  const show = (place: Place | undefined) => {
    if (!place) return
    const { stationNumber, colSetId, colSetVersion, resultCode } = place
    onAsk({ stationNumber, colSetId, colSetVersion, resultCode })
  }
  return (
    <div className={css.choose}>
      <Select
        aria-label={said.characteristic}
        placeholder={said.characteristic}
        className={css.characteristic}
        value={asked.resultCode ? keyOf(asked) : null}
        loading={isPending}
        showSearch={{ optionFilterProp: 'label' }}
        popupMatchSelectWidth={false}
        onChange={(key) => show(sorted.find((one) => keyOf(one) === key))}
        options={[
          ...(asked.resultCode && at < 0 ? [{ value: keyOf(asked), label: nameOf(asked) }] : []),
          ...sorted.map((one) => ({ value: keyOf(one), label: nameOf(one) })),
        ]}
      />
      {at > 0 && (
        <Action icon="left" bare look="quiet" onClick={() => show(sorted[at - 1])}>
          {said.earlier}
        </Action>
      )}
      {at >= 0 && at < sorted.length - 1 && (
        <Action icon="right" bare look="quiet" onClick={() => show(sorted[at + 1])}>
          {said.next}
        </Action>
      )}
    </div>
  )
}

const nameOf = ({ stationNumber, resultCode, resultName }: Partial<Place> & { resultName?: string }) =>
  [stationNumber, resultCode, resultName !== resultCode && resultName].filter(Boolean).join(' · ')

export const periodOf = ({ from, to, typeNo }: Asked) => ({
  ...(from && { from }),
  ...(to && { to }),
  ...(typeNo && { typeNo }),
})
