import { useRef } from 'react'
import { fill } from '@takt/contract/errors.ts'
import type { LoggedIn } from '@takt/contract/operators.ts'
import { stationScreen } from '@takt/contract/stationScreen.ts'
import { useCommand } from '~/api/hooks.ts'
import { useWords } from '~/i18n/words.tsx'
import { signal } from '~/ui/signal.ts'
import type { TaskProps } from './use-task.ts'

/** Signs the owner of a badge on or off. */
export function useBadge(stationNumber: string, people: TaskProps['screen']['people'] = []) {
  const { stationScreen: stationScreenWords } = useWords()
  const sayOn = ({ name, leftStation, qualified }: LoggedIn) => {
    if (!qualified) return fill(stationScreenWords.signedOnOnly, { name })
    return leftStation
      ? fill(stationScreenWords.cameFrom, { name, station: leftStation })
      : fill(stationScreenWords.signedOn, { name })
  }
  const nameOf = (operatorNo: string) =>
    people.find((one) => one.operatorNo === operatorNo)?.name ?? operatorNo
  const signOn = useCommand(stationScreen.signOn, sayOn)
  const signOff = useCommand(stationScreen.signOff, ({ operatorNo }) =>
    fill(stationScreenWords.signedOff, { name: nameOf(operatorNo) }),
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
