import { rework, type ReworkLook } from '@takt/contract/rework.ts'
import { fill } from '@takt/contract/errors.ts'
import { useAnswer } from '~/api/hooks.ts'
import { sayRefusal, useWords } from '~/i18n/words.tsx'
import { stateOf } from '~/fields/states.ts'
import { UnitLink } from '~/shapes/UnitLink.tsx'
import { Action } from '~/ui/Action.tsx'
import { EmptyState } from '~/ui/EmptyState.tsx'
import { Icon } from '~/ui/Icon.tsx'
import { StatusDot } from '~/ui/StatusDot.tsx'
import { Waiting } from '~/ui/Waiting.tsx'
import { Advice } from './Advice.tsx'
import { Found } from './Found.tsx'
import { ReportForm } from './ReportForm.tsx'
import css from './rework.module.css'
import { useReport } from './use-report.ts'
import { WhoReworks } from './WhoReworks.tsx'

type ReworkTaskProps = { unit: string; onDone: (text: string) => void; onLeave: () => void }

/** One unit at the rework bench. */
export function ReworkTask({ unit, ...rest }: ReworkTaskProps) {
  const words = useWords()
  const { data, error } = useAnswer(rework.look, { unit })
  if (data) return <Bench work={data} {...rest} />
  if (!error) return <Waiting label={words.say.loading} />
  const text = error.key === 'record.unknown' ? fill(words.rework.miss, { unit }) : sayRefusal(words, error)
  return <EmptyState title={text} role="alert" />
}

function Bench({ work, onDone, onLeave }: Omit<ReworkTaskProps, 'unit'> & { work: ReworkLook }) {
  const { rework: reworkWords, processStatus } = useWords()
  const report = useReport(work)
  const { unit, about, needsReworker, hindrance } = work
  const { hindered } = report
  // That somebody is still to be chosen is nothing wrong.
  const isWrong = hindered !== 'reported' && hindered !== 'notAllowed'
  return (
    <>
      <header className={css.head}>
        <h2>
          <UnitLink unit={unit} />
        </h2>
        <StatusDot {...stateOf('processStatus', unit.processStatus)} pill>
          {processStatus[unit.processStatus]}
        </StatusDot>
        <span>{`${unit.typeNo} · ${unit.typeName}`}</span>
        <Action icon="close" look="quiet" onClick={onLeave}>
          {reworkWords.again}
        </Action>
      </header>
      {needsReworker && (hindrance === null || hindrance === 'notAllowed') && (
        <WhoReworks work={work} report={report} />
      )}
      {hindered && (
        <p className={css.message} data-kind={isWrong ? 'bad' : 'plain'} role={isWrong ? 'alert' : 'status'}>
          <Icon name={isWrong ? 'warning' : 'info'} size={24} />
          {fill(reworkWords.hindered[hindered], { about: about ?? '' })}
        </p>
      )}
      <div className={css.columns}>
        <div className={css.column}>
          <Found work={work} />
          <Advice work={work} report={report} />
        </div>
        <ReportForm work={work} report={report} onDone={onDone} />
      </div>
    </>
  )
}
