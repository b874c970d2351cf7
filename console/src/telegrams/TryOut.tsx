import { useState } from 'react'
import { type StationTelegramPair, telegrams } from '@takt/contract/telegrams.ts'
import { useAnswer } from '~/api/hooks.ts'
import { sayRefusal, useWords } from '~/i18n/words.tsx'
import { TelegramText } from '~/shapes/TelegramText.tsx'
import { TextDiff } from '~/shapes/TextDiff.tsx'
import { Action } from '~/ui/Action.tsx'
import { matterOf } from './matter.ts'
import css from './telegrams.module.css'

/** What the same message would be answered now. Nothing of it is stored. */
export function TryOut({ of: { id, response } }: { of: StationTelegramPair }) {
  const words = useWords()
  const telegramWords = words.telegrams
  const [isTried, setTried] = useState(false)
  const { data, error, isFetching, refetch } = useAnswer(telegrams.tryOut, { id }, { ready: isTried })
  return (
    <section className={css.trial}>
      <Action icon="refresh" busy={isFetching} onClick={() => (isTried ? void refetch() : setTried(true))}>
        {telegramWords.tryOut}
      </Action>
      <p>{telegramWords.tryOutAbout}</p>
      {error && <p role="alert">{sayRefusal(words, error)}</p>}
      {data && <TelegramText title={telegramWords.tried} text={data.response} none={telegramWords.noText} />}
      {data && response !== null && (
        <TextDiff title={telegramWords.diff.trial} before={matterOf(response)} after={data.response} />
      )}
    </section>
  )
}
