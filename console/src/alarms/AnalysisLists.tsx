import type { ReactNode } from 'react'
import { type Alarm, type AlarmAnalysis, recommendedShares } from '@takt/contract/alarms.ts'
import { alarmPriorities } from '@takt/contract/alarmDefs.ts'
import { instantOf, useFormats } from '~/fields/format.tsx'
import { sayChoice, useWords } from '~/i18n/words.tsx'
import { Panel } from '~/shapes/Panel.tsx'
import { AlarmText, Lasted } from './AlarmCells.tsx'
import css from './alarms.module.css'
import { FigureTable } from './FigureTable.tsx'
import type { OpenLog } from './open-log.ts'

type Analysed = { of: AlarmAnalysis; onOpen: OpenLog }
type Named = Pick<Alarm, 'alarmCode' | 'stationNumber' | 'texts' | 'alarmText'>

/** What the plant should do something about: noise, what is never cleared, floods, and priorities that mean nothing. */
export function AnalysisLists({ of, onOpen }: Analysed) {
  const { alarms: alarmWords, field } = useWords()
  const { count, when, minute } = useFormats()
  const nameOf = (one: Named): ReactNode => (
    <>
      {`${one.stationNumber} · ${one.alarmCode} · `}
      <AlarmText of={one} />
    </>
  )
  const ofCode = ({ stationNumber, alarmCode }: Named) => ({ stationNumber, alarmCode })
  return (
    <div className={css.charts}>
      <Panel title={alarmWords.priorities}>
        <Priorities of={of} onOpen={onOpen} />
      </Panel>
      <Panel title={alarmWords.floods} aside={alarmWords.floodsAbout}>
        <FigureTable
          empty={alarmWords.noFloods}
          heads={[field.startTime, field.endTime, alarmWords.times]}
          rows={of.floods.map((flood) => ({
            key: flood.startTime,
            name: minute(flood.startTime),
            cells: [minute(flood.endTime), count(flood.times)],
            // The log's period is open at its end, and a flood is not.
            open: () => onOpen({ from: flood.startTime, to: instantOf(Date.parse(flood.endTime) + 1000) }),
          }))}
        />
      </Panel>
      <Panel title={alarmWords.chattering} aside={alarmWords.chatteringAbout}>
        <FigureTable
          empty={alarmWords.noChattering}
          heads={[field.alarmCode, alarmWords.chattered, alarmWords.times]}
          rows={of.chattering.map((sum) => ({
            key: `${sum.stationNumber} ${sum.alarmCode}`,
            name: nameOf(sum),
            cells: [count(sum.chattered), count(sum.times)],
            open: () => onOpen(ofCode(sum)),
          }))}
        />
      </Panel>
      <Panel title={alarmWords.stale} aside={alarmWords.staleAbout}>
        <FigureTable
          empty={alarmWords.noStale}
          heads={[field.alarmCode, field.startTime, field.duration]}
          rows={of.stale.map((alarm) => ({
            key: `${alarm.stationNumber} ${alarm.alarmCode}`,
            name: nameOf(alarm),
            cells: [when(alarm.startTime), <Lasted key="lasted" of={alarm} />],
            open: () => onOpen(ofCode(alarm), 'on'),
          }))}
        />
      </Panel>
    </div>
  )
}

function Priorities({ of: { priorities, times }, onOpen }: Analysed) {
  const words = useWords()
  const { alarms: alarmWords, field } = words
  const { count, share } = useFormats()
  const shareOf = (number: number) => (times === 0 ? '–' : share(number / times))
  const none = times - alarmPriorities.reduce((sum, one) => sum + priorities[one], 0)
  return (
    <FigureTable
      empty=""
      heads={[field.alarmPriority, alarmWords.times, alarmWords.share, alarmWords.recommended]}
      rows={[
        ...alarmPriorities.map((one) => ({
          key: one,
          name: sayChoice(words, 'alarmPriority', one),
          cells: [count(priorities[one]), shareOf(priorities[one]), share(recommendedShares[one])],
          open: () => onOpen({ alarmPriority: one }),
        })),
        { key: 'none', name: alarmWords.notDefined, cells: [count(none), shareOf(none), '–'] },
      ]}
    />
  )
}
