import { useRef, useState } from 'react'
import { fill } from '@takt/contract/errors.ts'
import type { LoggedIn } from '@takt/contract/operators.ts'
import { pages } from '@takt/contract/pages.ts'
import { stationScreen } from '@takt/contract/stationScreen.ts'
import { useCommand, useForbidden } from '~/api/hooks.ts'
import { useSession } from '~/api/session.ts'
import { useFormats } from '~/fields/format.tsx'
import { useWords } from '~/i18n/words.tsx'
import { BigButtons } from '~/shapes/BigButtons.tsx'
import { ScanField } from '~/shapes/ScanField.tsx'
import { useMayLose } from '~/shapes/unsaved.ts'
import { Action } from '~/ui/Action.tsx'
import { signal } from '~/ui/signal.ts'
import { StatusDot } from '~/ui/StatusDot.tsx'
import { Leave } from './Leave.tsx'
import css from './station.module.css'
import type { TaskProps } from './use-task.ts'

const ways = ['on', 'off'] as const
type Way = (typeof ways)[number]

/** Who works here; a badge that is held to the reader signs its owner on or off. */
export function People({ screen: { stationNumber, people }, onAsk }: TaskProps) {
  const { stationScreen: said } = useWords()
  const formats = useFormats()
  const [way, go] = useState<Way>('on')
  const badge = useBadge(stationNumber, people)
  const forbidden = useForbidden(stationScreen.signOn)
  return (
    <div className={css.body}>
      <ul className={css.calls}>
        {people.map(({ operatorNo, name, since, qualified }) => (
          <li key={operatorNo}>
            <div>
              <b>{name}</b>
              <span>{fill(said.since, { time: formats.when(since) })}</span>
              {!qualified && (
                <StatusDot tone="warn" pill>
                  {said.notQualified}
                </StatusDot>
              )}
            </div>
          </li>
        ))}
      </ul>
      {people.length === 0 && <p className={css.quiet}>{said.nobody}</p>}
      <BigButtons
        label={said.onOrOff}
        choices={ways.map((one) => ({ key: one, name: said[one], about: null }))}
        chosen={way}
        onChoose={(key) => go(ways.find((one) => one === key) ?? 'on')}
      />
      {forbidden ? (
        <p className={css.quiet}>{forbidden}</p>
      ) : (
        // Anew for each way: a badge that was read goes no second way.
        <ScanField
          key={way}
          label={way === 'on' ? said.badgeOn : said.badgeOff}
          action={said[way]}
          onScan={badge[way]}
        />
      )}
      <Device onAsk={onAsk} />
    </div>
  )
}

/** The device stands here under an account of its own. */
function Device({ onAsk }: Pick<TaskProps, 'onAsk'>) {
  const { stationScreen: said } = useWords()
  const name = useSession(({ info }) => info?.name ?? '')
  const mayLose = useMayLose()
  const ask = async () => {
    if (await mayLose([pages.station.path])) onAsk()
  }
  return (
    <div className={css.device}>
      <span>{fill(said.account, { user: name })}</span>
      <Action icon="station" onClick={() => void ask()}>
        {said.otherStation}
      </Action>
      <Leave />
    </div>
  )
}

function useBadge(stationNumber: string, people: TaskProps['screen']['people']) {
  const { stationScreen: said } = useWords()
  const sayOn = ({ name, leftStation, qualified }: LoggedIn) => {
    if (!qualified) return fill(said.signedOnOnly, { name })
    return leftStation ? fill(said.cameFrom, { name, station: leftStation }) : fill(said.signedOn, { name })
  }
  const nameOf = (operatorNo: string) =>
    people.find((one) => one.operatorNo === operatorNo)?.name ?? operatorNo
  const signOn = useCommand(stationScreen.signOn, sayOn)
  const signOff = useCommand(stationScreen.signOff, ({ operatorNo }) =>
    fill(said.signedOff, { name: nameOf(operatorNo) }),
  )
  const before = useRef<Promise<unknown>>(Promise.resolve())
  // One after the other: a badge that is held to the reader while another is answered is not lost.
  const heard = (make: () => Promise<boolean>) => {
    const say = async () => {
      const done = await make()
      signal(done ? 'good' : 'bad')
      return done
    }
    const done = before.current.then(say, say)
    before.current = done
    return done
  }
  return {
    on: (cardId: string) => heard(() => signOn({ stationNumber, cardId })),
    off: (cardId: string) => heard(() => signOff({ stationNumber, cardId })),
  }
}
