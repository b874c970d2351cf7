import { Input, Select } from 'antd'
import { fill } from '@takt/contract/errors.ts'
import { rework, type ReworkLook, type ReworkReport, type ReworkResult } from '@takt/contract/rework.ts'
import { useCommand, useForbidden } from '~/api/hooks.ts'
import { useWords } from '~/i18n/words.tsx'
import { Panel } from '~/shapes/Panel.tsx'
import { Action } from '~/ui/Action.tsx'
import { CodeButtons } from './CodeButtons.tsx'
import { MinutesSpent, useWrongMinutes } from './MinutesSpent.tsx'
import { PartsToExchange } from './PartsToExchange.tsx'
import css from './rework.module.css'
import type { TheReport } from './use-report.ts'
import { WhichFailure } from './WhichFailure.tsx'

type ReportFormProps = { work: ReworkLook; report: TheReport; onDone: (text: string) => void }

/** What was done, how long it took, and what becomes of the unit. */
export function ReportForm({ work, report, onDone }: ReportFormProps) {
  const { rework: reworkWords } = useWords()
  const { draft, type } = report
  const { steps, unit } = work
  return (
    <Panel title={reworkWords.what}>
      <div className={css.form}>
        <WhichFailure report={report} />
        <CodeButtons
          list="reworkCauses"
          label={reworkWords.cause}
          value={draft.causeCode}
          onChange={(causeCode) => type({ causeCode })}
        />
        <CodeButtons
          list="repairCodes"
          label={reworkWords.repair}
          value={draft.repairCode}
          onChange={(repairCode) => type({ repairCode })}
        />
        <label className={css.field}>
          <span>{reworkWords.remark}</span>
          <Input.TextArea
            rows={2}
            maxLength={2000}
            value={draft.remark}
            onChange={({ target }) => type({ remark: target.value })}
          />
        </label>
        <PartsToExchange work={work} report={report} />
        <div className={css.pair}>
          <MinutesSpent report={report} />
          {unit.processStatus === 'rework' && steps.length > 1 && (
            <label className={css.field}>
              <span>{reworkWords.goesOn}</span>
              <Select
                value={draft.returnStep}
                onChange={(returnStep) => type({ returnStep })}
                options={steps.map(({ stepSeq, stepName, stationNumber }) => ({
                  value: stepSeq,
                  label: `${stationNumber} · ${stepName}`,
                }))}
              />
            </label>
          )}
        </div>
        <Results work={work} report={report} onDone={onDone} />
      </div>
    </Panel>
  )
}

function Results({ work, report: written, onDone }: ReportFormProps) {
  const { draft, hindered, inputFor } = written
  const wrongMinutes = useWrongMinutes(written)
  const { rework: reworkWords, reworkResult } = useWords()
  const forbidden = useForbidden(rework.report)
  const { unit, about, steps } = work
  const name = unit.productSn ?? unit.productId
  const resultText = ({ reworkResult: result, returnStep }: ReworkReport) => {
    const station = steps.find(({ stepSeq }) => stepSeq === returnStep)?.stationNumber
    if (result === 'scrap') return fill(reworkWords.scrapDone, { unit: name })
    if (result === 'engineer') return fill(reworkWords.engineerDone, { unit: name })
    return station
      ? fill(reworkWords.repairedDone, { unit: name, station })
      : fill(reworkWords.reported, { unit: name })
  }
  const report = useCommand(rework.report, fill(reworkWords.reported, { unit: name }), {
    onDone: (done) => onDone(resultText(done)),
  })
  const why = hindered && fill(reworkWords.hindered[hindered], { about: about ?? '' })
  const blockedFor = (result: ReworkResult) => {
    if (forbidden) return forbidden
    if (why && !(hindered === 'sameDefect' && result !== 'repaired')) return why
    if (wrongMinutes !== null) return `${reworkWords.spent}: ${wrongMinutes}`
    if (result === 'repaired') return draft.repairCode.trim() ? null : reworkWords.repairMissing
    return draft.remark.trim() ? null : reworkWords.reasonMissing
  }
  return (
    <div className={css.results}>
      {(['repaired', 'engineer', 'scrap'] as const).map((result) => (
        <Action
          key={result}
          look={result === 'repaired' ? 'main' : 'plain'}
          blocked={blockedFor(result)}
          onClick={() => void report(inputFor(result))}
        >
          {reworkResult[result]}
        </Action>
      ))}
    </div>
  )
}
