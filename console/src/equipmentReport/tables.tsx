import { alarmTextIn } from '@takt/contract/alarm-texts.ts'
import type { EquipmentReport } from '@takt/contract/equipmentReports.ts'
import { figures, sayFigure } from '~/shapes/formula.ts'
import { sayShortStops } from '~/shapes/short-stops.ts'
import { useFormats } from '~/fields/format.tsx'
import { useLanguage, useWords } from '~/i18n/words.tsx'
import { PlainTable } from '~/shapes/PlainTable.tsx'

type Of = { report: EquipmentReport }

export function Stations({ report: { stations } }: Of) {
  const { equipmentReports: equipmentReportWords, equipmentStatistics, field } = useWords()
  const formats = useFormats()
  return (
    <PlainTable
      label={equipmentReportWords.stations}
      head={[
        field.stationNumber,
        ...figures.map((name) => field[name]),
        field.stops,
        equipmentStatistics.shortStops,
        field.produced,
      ]}
      rows={stations.map((one) => [
        one.stationNumber,
        ...figures.map((name) => sayFigure(name, one[name], formats)),
        formats.count(one.stops),
        sayShortStops(one.stopped, equipmentStatistics, formats),
        formats.count(one.produced),
      ])}
    />
  )
}

export function LongestCalls({ report: { longest } }: Of) {
  const { equipmentReports: equipmentReportWords, field, andon, lossType } = useWords()
  const formats = useFormats()
  if (longest.length === 0) return <p>{equipmentReportWords.noCalls}</p>
  return (
    <PlainTable
      label={equipmentReportWords.longest}
      head={[field.stationNumber, andon.minutes, field.lossType, field.message, field.calledAt]}
      rows={longest.map((call) => [
        call.stationNumber,
        formats.count(call.period),
        lossType[call.lossType],
        call.message ?? '–',
        formats.minute(call.calledAt),
      ])}
    />
  )
}

export function LossTypes({ report: { lossTypes } }: Of) {
  const { equipmentReports: equipmentReportWords, field, lossType } = useWords()
  const { count, duration } = useFormats()
  if (lossTypes.length === 0) return <p>{equipmentReportWords.noCalls}</p>
  return (
    <PlainTable
      label={equipmentReportWords.lossTypes}
      head={[field.lossType, equipmentReportWords.calls, equipmentReportWords.solve]}
      rows={lossTypes.map((one) => [
        lossType[one.lossType],
        count(one.calls),
        one.solveTime.average === null ? '–' : duration(Math.round(one.solveTime.average)),
      ])}
    />
  )
}

export function WorstAlarms({ report: { alarms } }: Of) {
  const { equipmentReports: equipmentReportWords, field, alarms: words } = useWords()
  const { count, duration } = useFormats()
  const language = useLanguage()
  if (alarms.worst.length === 0) return <p>{equipmentReportWords.noAlarms}</p>
  return (
    <PlainTable
      label={equipmentReportWords.alarms}
      head={[field.stationNumber, field.alarmText, words.times, words.onTime]}
      rows={alarms.worst.map((one) => [
        one.stationNumber,
        alarmTextIn(language, one.texts, one.alarmText) ?? one.alarmCode,
        count(one.times),
        duration(Math.round(one.minutes * 60)),
      ])}
    />
  )
}
