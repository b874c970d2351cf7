import { createContext, use, useEffect, useMemo, type ReactNode } from 'react'
import { type Formats, formatsFor, instantAt, instantOf } from '@takt/contract/formats.ts'
import { plant } from '@takt/contract/plant.ts'
import { useAnswer } from '~/api/hooks.ts'
import { useSession } from '~/api/session.ts'
import { sayTimesBy, useLanguage } from '~/i18n/words.tsx'

export { type Formats, formatsFor, instantAt, instantOf }

const Spoken = createContext<Formats>(formatsFor('en', 'UTC'))
export const useFormats = () => use(Spoken)

export function FormatsOf({ timeZone, children }: { timeZone: string; children: ReactNode }) {
  const language = useLanguage()
  const formats = useMemo(() => formatsFor(language, timeZone), [language, timeZone])
  return <Spoken value={formats}>{children}</Spoken>
}

/** Everything inside uses the plant's time. */
export function PlantFormats({ children }: { children: ReactNode }) {
  // Before a log-in the server would only refuse, and after that nothing is read twice.
  const signedIn = useSession(({ info }) => info !== null && !info.mustChangePassword)
  const { data } = useAnswer(plant.get, {}, { ready: signedIn })
  const timeZone = data?.timeZone ?? 'UTC'
  const language = useLanguage()
  useEffect(() => sayTimesBy(formatsFor(language, timeZone)), [language, timeZone])
  return <FormatsOf timeZone={timeZone}>{children}</FormatsOf>
}
