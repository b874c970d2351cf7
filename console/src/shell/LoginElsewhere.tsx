import { useEffect, useEffectEvent, useState } from 'react'
import { useLocation } from 'react-router'
import type { z } from 'zod'
import { fill, Refusal } from '@takt/contract/errors.ts'
import { oidc } from '@takt/contract/oidc.ts'
import type { LoggedIn } from '@takt/contract/session.ts'
import { call } from '~/api/call.ts'
import { useAnswer } from '~/api/hooks.ts'
import { useWords } from '~/i18n/words.tsx'
import { Action } from '~/ui/Action.tsx'
import { forgetWay, readWay, rememberWay, returnPlace, takeReturned } from './elsewhere.ts'
import css from './LoginPage.module.css'

const startAddress = '/api/oidc/start'
const windowLook = 'popup,width=520,height=720'

type LoginElsewhereProps = {
  onDone: (done: z.output<typeof LoggedIn>) => void
  onRefused: (refusal: Refusal | null) => void
  /** An administrator's one-time link: the account becomes this person's. */
  link?: { userName: string; token: string }
}

/** The plant's own log-in service, where there is one: in a second window, or in this one where none may be opened. */
export function LoginElsewhere({ onDone, onRefused, link }: LoginElsewhereProps) {
  const { wayIn } = useWords()
  const { search } = useLocation()
  const { data: offer } = useAnswer(oidc.offer, {})
  const [waiting, setWaiting] = useState(false)

  const take = useEffectEvent(async () => {
    const returned = takeReturned()
    if (!returned) return
    if (returned instanceof Refusal) return onRefused(returned)
    try {
      onDone(await call(oidc.exchange, { ...returned, link }))
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      onRefused(error)
    }
  })
  useEffect(() => {
    if (readWay() === null) return
    forgetWay()
    void take()
  }, [])
  useEffect(() => {
    if (!waiting) return
    const hear = ({ key, newValue }: StorageEvent) => {
      if (key !== returnPlace || newValue === null) return
      setWaiting(false)
      void take()
    }
    window.addEventListener('storage', hear)
    return () => window.removeEventListener('storage', hear)
  }, [waiting])

  if (!offer) return null
  const start = () => {
    onRefused(null)
    forgetWay()
    // The browser comes back to that address, and only there is what it brings.
    if (location.origin !== offer.origin) return location.assign(`${offer.origin}/${location.hash}`)
    setWaiting(true)
    if (window.open(startAddress, 'takt-login', windowLook)) return
    rememberWay(search)
    location.assign(startAddress)
  }
  return (
    <div className={css.elsewhere}>
      <p className={css.or}>
        <span>{wayIn.or}</span>
      </p>
      <Action icon="key" onClick={start}>
        {fill(wayIn.loginWith, { name: offer.name })}
      </Action>
      <p role="status" className={css.waiting}>
        {waiting && wayIn.goOnThere}
      </p>
    </div>
  )
}
