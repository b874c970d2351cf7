import { type ReactNode, useEffect, useEffectEvent } from 'react'
import { useSearchParams } from 'react-router'
import { Refusal } from '@takt/contract/errors.ts'
import { lines } from '@takt/contract/lines.ts'
import { useAnswer } from '~/api/hooks.ts'
import { readLine } from '~/api/stored.ts'
import { useWords } from '~/i18n/words.tsx'
import { useChangeLine } from '~/shapes/go.ts'
import { NotRead } from '~/shapes/NotRead.tsx'
import { Page } from '~/shapes/Page.tsx'
import { Waiting } from '~/ui/Waiting.tsx'

/** A link in a mail names its line: who may work there is taken there. Once there the address names it no longer, so that another line can be chosen. */
export function OnItsLine({ children }: { children: ReactNode }) {
  const [params, setParams] = useSearchParams()
  const lineOfLink = params.get('line')
  const there = lineOfLink === null || lineOfLink === readLine()
  useEffect(() => {
    if (lineOfLink === null || !there) return
    setParams(
      (now) => {
        const params = new URLSearchParams(now)
        params.delete('line')
        return params
      },
      { replace: true },
    )
  }, [lineOfLink, there, setParams])
  return there ? children : <GoThere lineNumber={lineOfLink} />
}

function GoThere({ lineNumber }: { lineNumber: string }) {
  const { say } = useWords()
  const { data, error, refetch } = useAnswer(lines.list, {})
  const change = useChangeLine()
  const may = data?.some((line) => line.enabled && line.lineNumber === lineNumber)
  const go = useEffectEvent(() => void change(lineNumber))
  useEffect(() => {
    if (may) go()
  }, [may])
  const refused = may === false ? new Refusal('call.line_forbidden', { lineNumber }) : data ? null : error
  return (
    <Page name="reports">
      {refused ? <NotRead error={refused} again={refetch} /> : <Waiting delay={200} label={say.loading} />}
    </Page>
  )
}
