import { useState } from 'react'
import { stationScreen, stationScreenFollows } from '@takt/contract/stationScreen.ts'
import { useAnswer } from '~/api/hooks.ts'
import { useWords } from '~/i18n/words.tsx'
import { NotRead } from '~/shapes/NotRead.tsx'
import { useLooseScans } from '~/shapes/scanner.ts'
import { Action } from '~/ui/Action.tsx'
import { Waiting } from '~/ui/Waiting.tsx'
import { Cut } from './Cut.tsx'
import { Foot } from './Foot.tsx'
import { Head } from './Head.tsx'
import { Side } from './Side.tsx'
import { Leave } from './Leave.tsx'
import css from './station.module.css'
import { TaskBody } from './TaskBody.tsx'
import { useBadge } from './use-badge.ts'
import { useNews } from './use-news.ts'
import { useTask } from './use-task.ts'

/** What time alone changes – a check that falls due, material that expires – is seen this often. */
const renewal = 30_000

type ScreenProps = { station: string; onAsk: () => void }

/** Everything of one station in one answer, kept true by the server's announcements. */
export function Screen({ station, onAsk }: ScreenProps) {
  const words = useWords()
  const [task, open] = useTask()
  const [unit, choose] = useState<string | null>(null)
  const { data, error, refetch, dataUpdatedAt } = useAnswer(
    stationScreen.of,
    { stationNumber: station, ...(unit !== null && { productId: unit }) },
    { every: renewal, follows: stationScreenFollows, keep: true },
  )
  useNews(data)
  const badge = useBadge(station, data?.people)
  useLooseScans((scanned) => void badge.on(scanned))
  if (!data)
    return (
      <main className={css.asking}>
        <header>
          <h1>{station}</h1>
          <Leave />
        </header>
        {error ? (
          <NotRead error={error} again={refetch}>
            <Action icon="station" onClick={onAsk}>
              {words.stationScreen.otherStation}
            </Action>
          </NotRead>
        ) : (
          <Waiting label={words.say.loading} />
        )}
      </main>
    )
  return (
    <div className={css.screen}>
      <div className={css.above}>
        <Head screen={data} onPeople={() => open('people')} />
        <Cut error={error} onRetry={() => void refetch()} />
        <main className={css.main}>
          <TaskBody
            task={task}
            screen={data}
            receivedAt={dataUpdatedAt}
            onOpen={open}
            onUnit={choose}
            onAsk={onAsk}
          />
        </main>
        <Side screen={data} receivedAt={dataUpdatedAt} onOpen={open} />
      </div>
      <Foot screen={data} task={task} onOpen={open} />
    </div>
  )
}
