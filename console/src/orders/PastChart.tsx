import type { PastOrderRow } from '@takt/contract/past-orders.ts'
import { useFormats } from '~/fields/format.tsx'
import { useWords } from '~/i18n/words.tsx'
import { Chart } from '~/shapes/Chart.tsx'
import { chartColours } from '~/shapes/chart-colours.ts'
import { Panel } from '~/shapes/Panel.tsx'
import { axisEndOf } from './chart-scale.ts'

const hours = (seconds: number) => Math.round(seconds / 36) / 100
/** More than this many pairs of bars cannot be distinguished. */
const most = 30

/** Duration against plan, order by order, oldest first. A bar opens its order. */
export function PastChart({
  rows,
  onOpen,
}: {
  rows: readonly PastOrderRow[]
  onOpen: (orderCode: string) => void
}) {
  const { orders, field } = useWords()
  const { duration, share } = useFormats()
  const ran = rows
    .filter(({ actualDuration }) => actualDuration !== null)
    .toSorted((a, b) => Date.parse(a.actualEnd!) - Date.parse(b.actualEnd!))
    .slice(-most)
  if (ran.length < 2) return null
  const colours = chartColours()
  const [planned, actual] = [
    ran.map((order) => hours(order.plannedDuration)),
    ran.map((order) => hours(order.actualDuration!)),
  ]
  const end = axisEndOf([...planned, ...actual])
  const cutShort = {
    label: {
      show: end !== undefined,
      position: 'insideTop' as const,
      color: colours.ground,
      formatter: ({ value }: { value?: unknown }) =>
        typeof value === 'number' && end !== undefined && value > end ? String(value) : '',
    },
  }
  const axis = { axisLabel: { color: colours.text }, splitLine: { lineStyle: { color: colours.grid } } }
  return (
    <Panel title={orders.pastAbout}>
      <Chart
        label={orders.pastAbout}
        height={200}
        onPick={({ dataIndex }) => onOpen(ran[dataIndex]!.orderCode)}
        option={{
          grid: { left: 52, right: 12, top: 34, bottom: 28 },
          legend: { top: 0, textStyle: { color: colours.text } },
          tooltip: { trigger: 'axis' },
          xAxis: {
            type: 'category',
            data: ran.map(({ orderCode }) => orderCode),
            axisLabel: { color: colours.text, hideOverlap: true },
          },
          yAxis: {
            type: 'value',
            name: orders.hours,
            nameLocation: 'middle',
            nameGap: 30,
            nameTextStyle: { color: colours.text },
            ...(end !== undefined && { max: end }),
            ...axis,
          },
          series: [
            {
              name: field.plannedDuration,
              type: 'bar',
              data: planned,
              ...cutShort,
              itemStyle: { color: colours.idle },
              barMaxWidth: 18,
            },
            {
              name: field.actualDuration,
              type: 'bar',
              data: actual,
              ...cutShort,
              itemStyle: { color: colours.c1 },
              barMaxWidth: 18,
            },
          ],
        }}
        table={{
          head: [field.orderCode, field.plannedDuration, field.actualDuration, field.okRate],
          rows: ran.map((order) => [
            order.orderCode,
            duration(order.plannedDuration),
            duration(order.actualDuration!),
            order.okRate === null ? '–' : share(order.okRate),
          ]),
        }}
      />
    </Panel>
  )
}
