import { useState } from 'react'
import { type StationTelegramPair, telegrams } from '@takt/contract/telegrams.ts'
import { useAnswer } from '~/api/hooks.ts'
import { sayRefusal, useWords } from '~/i18n/words.tsx'
import { SaidText } from '~/shapes/SaidText.tsx'
import { TextDiff } from '~/shapes/TextDiff.tsx'
import { Action } from '~/ui/Action.tsx'
import { matterOf } from './matter.ts'
import css from './telegrams.module.css'

/** What the same message would be answered now. Nothing of it is stored. */
export function TryOut({ of: { id, response } }: { of: StationTelegramPair }) {
  const words = useWords()
  const said = words.telegrams
  const [asked, setAsked] = useState(false)
  const { data, error, isFetching, refetch } = useAnswer(telegrams.tryOut, { id }, { ready: asked })
  return (
    <section className={css.trial}>
      <Action icon="refresh" busy={isFetching} onClick={() => (asked ? void refetch() : setAsked(true))}>
        {said.tryOut}
      </Action>
      <p>{said.tryOutAbout}</p>
      {error && <p role="alert">{sayRefusal(words, error)}</p>}
      {data && <SaidText title={said.tried} text={data.response} none={said.noText} />}
      {data && response !== null && (
        <TextDiff title={said.diff.trial} before={matterOf(response)} after={data.response} />
      )}
    </section>
  )
}
