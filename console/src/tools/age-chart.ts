import type { Words } from '@takt/contract/locales/en/words.ts'
import { fewPasses, type ToolByAge } from '@takt/contract/tool-age.ts'
import type { Formats } from '~/fields/format.tsx'
import type { ChartOption } from '~/shapes/Canvas.tsx'
import { chartColours, seriesLine } from '~/shapes/chart-colours.ts'

type Picture = { option: ChartOption; table: { head: string[]; rows: string[][] } }

/** Good passes by the uses before them; ages with few passes are hollow, the end of the tool's life is a line. */
export function ageChart({ ages }: ToolByAge, life: number, words: Words, formats: Formats): Picture {
  const { tools: toolWords, field } = words
  const { count, share } = formats
  const names = ages.map(({ fromUse, toUse }) =>
    fromUse === toUse ? count(fromUse) : `${count(fromUse)}–${count(toUse)}`,
  )
  const end = names[ages.findIndex(({ fromUse, toUse }) => life >= fromUse && life <= toUse)]
  const isFew = (passes: number) => passes < fewPasses
  return {
    option: {
      grid: { left: 8, right: 24, top: 28, bottom: 8, containLabel: true },
      tooltip: { trigger: 'axis', valueFormatter: (value) => share(Number(value)) },
      xAxis: { type: 'category', name: toolWords.age, nameLocation: 'middle', nameGap: 28, data: names },
      yAxis: { type: 'value', max: 1, scale: true, axisLabel: { formatter: (at: number) => share(at) } },
      series: [
        {
          type: 'line' as const,
          name: toolWords.passYield,
          ...seriesLine(0),
          data: ages.map(({ passes, okPasses }) => ({
            value: okPasses / passes,
            symbol: isFew(passes) ? 'emptyCircle' : 'circle',
            symbolSize: isFew(passes) ? 5 : 8,
          })),
          ...(end !== undefined && {
            markLine: {
              symbol: 'none',
              label: { formatter: field.frequency },
              lineStyle: { color: chartColours().bad },
              data: [{ xAxis: end }],
            },
          }),
        },
      ],
    },
    table: {
      head: [toolWords.age, toolWords.passYield, toolWords.goodPasses, toolWords.allPasses],
      rows: ages.map(({ passes, okPasses }, at) => [
        names[at]!, // as many as ages
        `${share(okPasses / passes)}${isFew(passes) ? ` (${toolWords.fewPasses})` : ''}`,
        count(okPasses),
        count(passes),
      ]),
    },
  }
}
