import { alarmTextIn } from './alarm-texts.ts'
import type { Language } from './languages.ts'
import type { Words } from './locales/en/words.ts'
import type { FigureChange, FigureName, PeriodReport, ReportContent } from './reports.ts'
import { type TimeClass, timeClasses } from './stations.ts'

/** A figure, and how it is written: screen, paper and sheet all take it from here, so that they agree. */
export type Cell = {
  kind: 'text' | 'count' | 'gap' | 'share' | 'tenth' | 'instant' | 'clock' | 'day'
  value: string | number | null
}
export type ReportTable = { title: string; head: string[]; rows: Cell[][] }

const text = (value: string | null): Cell => ({ kind: 'text', value })
const count = (value: number | null): Cell => ({ kind: 'count', value })
const share = (value: number | null): Cell => ({ kind: 'share', value })
const tenth = (value: number | null): Cell => ({ kind: 'tenth', value })
/** The plan, and what is ahead or behind of it, in whole pieces, as the pages have them: made less the plan as it is shown. */
const pieces = (value: number | null) => count(value && Math.round(value))
const gap = (value: number | null): Cell => ({ kind: 'gap', value: value && -Math.round(-value) })
const minutes = (seconds: number | null): Cell => tenth(seconds === null ? null : seconds / 60)
const ofMs = (ms: number): Cell => tenth(ms / 60_000)

const kindOf: Partial<Record<FigureName, (value: number | null) => Cell>> = {
  okRate: share,
  okRateTarget: share,
  oee: share,
  availability: share,
  effectiveness: share,
  quality: share,
  target: pieces,
  gap,
  workTime: minutes,
  alarmTime: minutes,
  takt: tenth,
  plannedCycle: tenth,
}
const isTime = (figure: FigureName): figure is TimeClass =>
  (timeClasses as readonly FigureName[]).includes(figure)
const figureCell = (figure: FigureName, value: number | null) =>
  isTime(figure) ? minutes(value) : (kindOf[figure] ?? count)(value)
const nameOf = (figure: FigureName, { reports: reportWords, timeClass }: Words) =>
  isTime(figure) ? `${reportWords.losses} · ${timeClass[figure]}` : reportWords.figureName[figure]

type Spoken = { words: Words; language: Language }

/** What became another figure in this revision. */
export const changesTable = (changes: readonly FigureChange[], words: Words): ReportTable => ({
  title: words.reports.changes,
  head: [words.reports.figure, words.field.stationNumber, words.reports.was, words.reports.is],
  rows: changes.map(({ figure, stationNumber, before, after }) => [
    text(nameOf(figure, words)),
    text(stationNumber),
    figureCell(figure, before),
    figureCell(figure, after),
  ]),
})

/** The answer first. */
export function headline(content: ReportContent, words: Words): [name: string, value: Cell][] {
  const pacing = content.stations.find(({ stationNumber }) => stationNumber === content.figuresOf)
  const named = (figure: FigureName, value: number | null): [string, Cell] => [
    nameOf(figure, words),
    figureCell(figure, value),
  ]
  return [
    named('made', content.made),
    named('target', content.target),
    named('gap', content.gap),
    named('ng', content.ng),
    named('okRate', content.okRate),
    named('oee', pacing?.oee ?? null),
    named('availability', pacing?.availability ?? null),
    named('effectiveness', pacing?.effectiveness ?? null),
    named('quality', pacing?.quality ?? null),
    named('calls', content.calls.calls),
    named(
      'failures',
      content.failures.reduce((all, { failures }) => all + failures, 0),
    ),
    named('checksMissed', content.checks.missed),
  ]
}

/** The report table by table. A table without rows has none. */
export function tablesOf(
  { content, timeZone }: { content: ReportContent } & Pick<PeriodReport, 'timeZone'>,
  { words, language }: Spoken,
): ReportTable[] {
  const { reports: reportWords, field, equipmentReports, timeClass, lossType } = words
  const { checks, signals, settings, days } = content
  const pacing = content.stations.find(({ stationNumber }) => stationNumber === content.figuresOf)
  return [
    content.rows.length > 0
      ? {
          title: reportWords.output,
          head: [
            reportWords.begins,
            reportWords.ends,
            reportWords.figureName.made,
            reportWords.figureName.target,
            reportWords.figureName.ng,
            field.reason,
          ],
          rows: content.rows.map((row) => [
            { kind: 'clock', value: row.start },
            { kind: 'clock', value: row.end },
            count(row.made),
            pieces(row.target),
            count(row.ng),
            text(row.reason),
          ]),
        }
      : {
          title: reportWords.output,
          head: [
            field.day,
            reportWords.figureName.made,
            reportWords.figureName.ng,
            reportWords.figureName.oee,
          ],
          rows: days.map((one) => [
            { kind: 'day', value: one.productionDay },
            count(one.made),
            count(one.ng),
            share(one.oee),
          ]),
        },
    {
      title: reportWords.orders,
      head: [field.orderCode],
      rows: content.orderCodes.map((orderCode) => [text(orderCode)]),
    },
    {
      title: reportWords.stations,
      head: [
        field.stationNumber,
        ...(['oee', 'availability', 'effectiveness', 'quality', 'produced', 'goodFirst'] as const).map(
          (figure) => reportWords.figureName[figure],
        ),
      ],
      rows: content.stations.map((one) => [
        text(one.stationNumber),
        share(one.oee),
        share(one.availability),
        share(one.effectiveness),
        share(one.quality),
        count(one.produced),
        count(one.goodFirst),
      ]),
    },
    {
      title: reportWords.losses,
      head: [field.stationNumber, ...timeClasses.map((name) => timeClass[name])],
      rows: content.stations.map((one) => [
        text(one.stationNumber),
        ...timeClasses.map((name) => ofMs(one.times[name])),
      ]),
    },
    {
      title: reportWords.quality,
      head: [reportWords.failure, reportWords.figureName.failures, reportWords.quantity],
      rows: content.failures.map(({ key, failures, quantity }) => [
        text(key ?? reportWords.noCode),
        count(failures),
        count(quantity),
      ]),
    },
    {
      title: reportWords.yields,
      head: [reportWords.figure, reportWords.value],
      rows: [
        [text(reportWords.firstPassYield), share(content.firstPassYield)],
        [text(reportWords.finalYield), share(content.finalYield)],
        [text(reportWords.figureName.signals), count(signals.found)],
        [text(reportWords.unanswered), count(signals.unanswered)],
      ],
    },
    {
      title: reportWords.checks,
      head: [
        reportWords.planned,
        reportWords.figureName.checksDone,
        reportWords.figureName.checksLate,
        reportWords.figureName.checksNg,
        reportWords.figureName.checksMissed,
      ],
      rows:
        checks.planned === 0
          ? []
          : [[checks.planned, checks.done, checks.doneLate, checks.ng, checks.missed].map(count)],
    },
    {
      title: equipmentReports.lossTypes,
      head: [field.lossType, reportWords.figureName.calls, reportWords.solve],
      rows: content.lossTypes.map((one) => [
        text(lossType[one.lossType]),
        count(one.calls),
        minutes(one.solveTime.average),
      ]),
    },
    {
      title: equipmentReports.longest,
      head: [field.stationNumber, field.lossType, field.message, field.calledAt, reportWords.minutes],
      rows: content.longest.map((call) => [
        text(call.stationNumber),
        text(lossType[call.lossType]),
        text(call.message),
        { kind: 'instant', value: call.calledAt },
        count(call.period),
      ]),
    },
    {
      title: equipmentReports.alarms,
      head: [field.stationNumber, field.alarmText, reportWords.figureName.alarms, reportWords.minutes],
      rows: content.alarms.worst.map((one) => [
        text(one.stationNumber),
        text(alarmTextIn(language, one.texts, one.alarmText) ?? one.alarmCode),
        count(one.times),
        tenth(one.minutes),
      ]),
    },
    {
      title: reportWords.settings,
      head: [reportWords.figure, reportWords.value],
      rows: [
        [text(reportWords.figureName.takt), tenth(settings.takt)],
        [text(reportWords.figureName.okRateTarget), share(settings.okRateTarget)],
        [text(reportWords.figureName.plannedCycle), tenth(pacing?.plannedCycle ?? null)],
        [text(reportWords.oeeStation), text(content.figuresOf)],
        [text(reportWords.figureName.workTime), minutes(content.workSeconds)],
        [text(field.timeZone), text(timeZone)],
        ...content.shifts.map(({ shiftName, start }): Cell[] => [
          text(`${field.shift} ${shiftName}`),
          { kind: 'instant', value: start },
        ]),
      ],
    },
  ]
}
