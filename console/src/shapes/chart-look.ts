import { chartColours, painted, seriesColours } from './chart-colours.ts'

/** What all charts have in common: the console's colours, read when it is called. */
export function look() {
  const { text, quiet, faint, grid, raised } = chartColours()
  const axis = {
    axisLabel: { color: quiet },
    axisLine: { lineStyle: { color: faint } },
    axisTick: { lineStyle: { color: faint } },
    splitLine: { lineStyle: { color: grid } },
    nameTextStyle: { color: quiet },
  }
  return painted({
    color: seriesColours,
    textStyle: { fontFamily: getComputedStyle(document.body).fontFamily, color: text },
    // A line is drawn where it is: the library rounds it to two decimals, a limit of 0.004 to 0.
    markLine: { precision: -1 },
    categoryAxis: axis,
    valueAxis: axis,
    timeAxis: axis,
    logAxis: axis,
    legend: {
      textStyle: { color: text },
      pageTextStyle: { color: quiet },
      pageIconColor: quiet,
      pageIconInactiveColor: faint,
    },
    tooltip: { backgroundColor: raised, borderColor: faint, textStyle: { color: text } },
    dataZoom: { textStyle: { color: quiet }, borderColor: faint },
  })
}
