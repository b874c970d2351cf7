import { useState } from 'react'
import { fill } from '@takt/contract/errors.ts'
import { pages } from '@takt/contract/pages.ts'
import { stationScreen } from '@takt/contract/stationScreen.ts'
import { useForbidden } from '~/api/hooks.ts'
import { useSession } from '~/api/session.ts'
import { useFormats } from '~/fields/format.tsx'
import { useWords } from '~/i18n/words.tsx'
import { BigButtons } from '~/shapes/BigButtons.tsx'
import { HelpLink } from '~/shapes/HelpLink.tsx'
import { ScanField } from '~/shapes/ScanField.tsx'
import { useMayLose } from '~/shapes/unsaved.ts'
import { Action } from '~/ui/Action.tsx'
import { StatusDot } from '~/ui/StatusDot.tsx'
import { Leave } from './Leave.tsx'
import css from './station.module.css'
import { useBadge } from './use-badge.ts'
import type { TaskProps } from './use-task.ts'

const ways = ['on', 'off'] as const
type Way = (typeof ways)[number]

/** Who works here; a badge that is held to the reader signs its owner on or off. */
export function People({ screen: { stationNumber, people }, onAsk }: TaskProps) {
  const { stationScreen: stationScreenWords } = useWords()
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
              <span>{fill(stationScreenWords.since, { time: formats.when(since) })}</span>
              {!qualified && (
                <StatusDot tone="warn" pill>
                  {stationScreenWords.notQualified}
                </StatusDot>
              )}
            </div>
          </li>
        ))}
      </ul>
      {people.length === 0 && <p className={css.quiet}>{stationScreenWords.nobody}</p>}
      <BigButtons
        label={stationScreenWords.onOrOff}
        choices={ways.map((one) => ({ key: one, name: stationScreenWords[one], about: null }))}
        chosen={way}
        onChoose={(key) => go(ways.find((one) => one === key) ?? 'on')}
      />
      {forbidden ? (
        <p className={css.quiet}>{forbidden}</p>
      ) : (
        // Anew for each way: a badge that was read goes no second way.
        <ScanField
          key={way}
          label={way === 'on' ? stationScreenWords.badgeOn : stationScreenWords.badgeOff}
          action={stationScreenWords[way]}
          onScan={badge[way]}
        />
      )}
      <Device onAsk={onAsk} />
    </div>
  )
}

/** The device is here under an account of its own. */
function Device({ onAsk }: Pick<TaskProps, 'onAsk'>) {
  const { stationScreen: stationScreenWords } = useWords()
  const name = useSession(({ info }) => info?.name ?? '')
  const mayLose = useMayLose()
  const ask = async () => {
    if (await mayLose([pages.station.path])) onAsk()
  }
  return (
    <div className={css.device}>
      <span>{fill(stationScreenWords.account, { user: name })}</span>
      <HelpLink name="station" />
      <Action icon="station" onClick={() => void ask()}>
        {stationScreenWords.otherStation}
      </Action>
      <Leave />
    </div>
  )
}
