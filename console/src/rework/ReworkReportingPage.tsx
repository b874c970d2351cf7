import { useState } from 'react'
import { fill } from '@takt/contract/errors.ts'
import { rework } from '@takt/contract/rework.ts'
import { useLookUp } from '~/api/hooks.ts'
import { useOpened } from '~/api/opened.ts'
import { sayRefusal, useWords } from '~/i18n/words.tsx'
import { Page } from '~/shapes/Page.tsx'
import { ScanField } from '~/shapes/ScanField.tsx'
import { Icon } from '~/ui/Icon.tsx'
import { signal } from '~/ui/signal.ts'
import css from './rework.module.css'
import { ReworkTask } from './ReworkTask.tsx'
import { WaitingUnits } from './WaitingUnits.tsx'

/** A reworker scans a unit, sees what failed and what helped before, and reports what was done. */
export default function ReworkReportingPage() {
  const words = useWords()
  const reworkWords = words.rework
  const [opened, open] = useOpened('unit')
  const [message, setMessage] = useState<{ kind: 'good' | 'bad'; text: string } | null>(null)
  const look = useLookUp(rework.look)
  const scan = async (unit: string) => {
    const refusal = await look({ unit })
    signal(refusal ? 'bad' : 'good')
    if (!refusal) {
      setMessage(null)
      return open(unit)
    }
    const isMissing = refusal.key === 'record.unknown'
    setMessage({
      kind: 'bad',
      text: isMissing ? fill(reworkWords.miss, { unit }) : sayRefusal(words, refusal),
    })
  }
  const done = (text: string) => {
    signal('good')
    setMessage({ kind: 'good', text })
    open(null)
  }
  return (
    <Page name="reworkReporting" record={opened}>
      <div className={css.page}>
        <ScanField label={reworkWords.scan} action={reworkWords.open} onScan={(unit) => void scan(unit)} />
        {message && (
          <p
            className={css.message}
            data-kind={message.kind}
            role={message.kind === 'bad' ? 'alert' : 'status'}
          >
            <Icon name={message.kind === 'bad' ? 'warning' : 'check'} size={24} />
            {message.text}
          </p>
        )}
        {opened === null ? (
          <WaitingUnits onOpen={(unit) => void scan(unit)} />
        ) : (
          <ReworkTask key={opened} unit={opened} onDone={done} onLeave={() => open(null)} />
        )}
      </div>
    </Page>
  )
}
