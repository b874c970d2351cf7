import { useState, type ReactNode } from 'react'
import { useWords } from '~/i18n/words.tsx'
import { Waiting } from '~/ui/Waiting.tsx'
import css from './Below.module.css'

/** Content below something whose height only its answer determines: hidden until that is there, so that nothing moves when it comes. */
export function Below({ ready, children }: { ready: boolean; children: ReactNode }) {
  const { say } = useWords()
  const [seen, see] = useState(ready)
  if (ready && !seen) see(true)
  return (
    <>
      {!seen && <Waiting delay={150} label={say.loading} />}
      <div className={css.below} data-seen={seen}>
        {children}
      </div>
    </>
  )
}
