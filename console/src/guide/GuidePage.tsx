import { useState } from 'react'
import { fill } from '@takt/contract/errors.ts'
import { guide } from '@takt/contract/guide.ts'
import { useAnswer } from '~/api/hooks.ts'
import { useWords } from '~/i18n/words.tsx'
import { NotRead } from '~/shapes/NotRead.tsx'
import { Page } from '~/shapes/Page.tsx'
import { Panel } from '~/shapes/Panel.tsx'
import { Action } from '~/ui/Action.tsx'
import { Bar } from '~/ui/Bar.tsx'
import css from './guide.module.css'
import { isDone, SetUpStep } from './SetUpStep.tsx'
import { ShowAround } from './ShowAround.tsx'

/** Where things are in the console, and what the plant still needs before it can run. */
export default function GuidePage() {
  const words = useWords()
  const { guide: guideWords } = words
  const [touring, setTouring] = useState(false)
  // It follows more features than any announcement names.
  const { data: steps, error, refetch } = useAnswer(guide.progress, {}, { every: 5_000 })
  const done = steps?.filter(isDone).length ?? 0
  const next = steps?.find((step) => !isDone(step))
  return (
    <Page
      name="guide"
      actions={
        <Action icon="play" look="main" onClick={() => setTouring(true)}>
          {guideWords.start}
        </Action>
      }
    >
      <Panel
        title={guideWords.checklist}
        aside={steps && fill(guideWords.progress, { done, wanted: steps.length })}
      >
        {error && !steps && <NotRead error={error} again={refetch} />}
        {steps && <Bar label={guideWords.checklist} value={done} most={steps.length} />}
        {steps && !next && <p className={css.ready}>{guideWords.ready}</p>}
        <ol className={css.steps} aria-busy={!steps && !error}>
          {steps?.map((step) => (
            <SetUpStep key={step.guideStep} step={step} next={step === next} />
          ))}
        </ol>
      </Panel>
      {touring && <ShowAround onClose={() => setTouring(false)} />}
    </Page>
  )
}
