import { lazy, useEffect, useEffectEvent, useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { Navigate, useLocation, useNavigate } from 'react-router'
import { Refusal } from '@takt/contract/errors.ts'
import type { Words } from '@takt/contract/locales/en/words.ts'
import { lastTime } from '~/api/brand.ts'
import { useLiveConnection } from '~/api/live.ts'
import { useSession } from '~/api/session.ts'
import { keepLineBefore, readLine, readToken, writeLine, writeToken } from '~/api/stored.ts'
import { sayRefusal, useWords } from '~/i18n/words.tsx'
import { Arriving } from '~/ui/Arriving.tsx'
import { later, patiently } from '~/ui/later.ts'
import { Sliced } from '~/ui/Sliced.tsx'
import { useToast, useToastsGoOnEscape } from '~/ui/toast.ts'
import { NotAllowedPage } from './ErrorPages.tsx'
import { enter, EntryRefused, forgetPerson, isEntered, leave } from './enter.ts'
import { Frame } from './Frame.tsx'
import { judgeNavigation, loginAddress } from './guard.ts'
import { useKeptPhotos } from './kept-photos.ts'
import { useSayLine } from './line-of-link.ts'
import { Loading } from './Loading.tsx'
import { pageAt } from './menu.ts'
import { Outside } from './Outside.tsx'
import { useWaiting } from './patience.ts'
import { Progress } from './Progress.tsx'
import { SessionEnded } from './SessionEnded.tsx'

const OpenPages = lazy(() =>
  patiently(async () => ({ default: (await import('./OpenPages.tsx')).OpenPages })),
)

// Only a link that carries a session needs it.
const SwitchSession = later(async () => (await import('./SwitchSession.tsx')).SwitchSession)

export function Guard() {
  useToastsGoOnEscape()
  return (
    <>
      <Progress />
      <Checked />
    </>
  )
}

/** Checks every navigation before anything of it is drawn. */
function Checked() {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const cache = useQueryClient()
  const unauthorised = useSession((session) => session.unauthorised)
  const info = useSession((session) => session.info)
  const grants = useSession((session) => session.grants)
  const isReady = info !== null && !info.mustChangePassword
  useLiveConnection(isReady)
  useKeptPhotos(isReady)
  useSayLine(isReady)
  useEffect(() => {
    if (!unauthorised) return
    leave(cache)
    useSession.setState({ unauthorised: true })
    void navigate('/401', { replace: true })
  }, [unauthorised, cache, navigate])

  // Somebody logged out, or in as somebody else, in another window: nothing of the former person may stay here.
  const stranger = info !== null && !isEntered(readToken())
  useEffect(() => {
    if (stranger) forgetPerson(cache)
  }, [stranger, cache])

  const verdict = judgeNavigation(pathname, search, readToken(), unauthorised)
  if ('go' in verdict) {
    if (verdict.otherToken)
      return (
        <Arriving fallback={<Loading />}>
          <SwitchSession token={verdict.otherToken} go={verdict.go} />
        </Arriving>
      )
    if (verdict.token) writeToken(verdict.token)
    if (verdict.line && verdict.line !== readLine()) return <OnLine line={verdict.line} go={verdict.go} />
    return <Navigate to={verdict.go} replace />
  }
  if (verdict.show === 'wall') return <Outside path={pathname} />
  if (verdict.show === 'open')
    return (
      <Arriving fallback={<Loading />}>
        <OpenPages />
      </Arriving>
    )
  if (stranger) return null
  if (!info) return <Entering path={pathname + search} />
  if (info.mustChangePassword) return <Navigate to="/password" replace />
  if (pathname === '/401') return <NotAllowedPage />
  if (pageAt(pathname, grants)?.outside)
    return (
      <>
        <Outside path={pathname} />
        <SessionEnded />
      </>
    )
  return (
    <>
      <Sliced>
        <Frame />
      </Sliced>
      <SessionEnded />
    </>
  )
}

/**
 * A page that is loaded anew loses its calls, and the browser does not always report it before: whoever pressed F5 twice was logged out.
 * After so many milliseconds such a page is gone.
 */
const untilGone = 1000
const isLost = (error: unknown) => error instanceof Refusal && error.key === 'call.offline'
const sleep = (ms: number) => new Promise<void>((done) => setTimeout(done, ms))

/** A link that is about another line than the one that is open: it is chosen, and the page loaded anew. */
function OnLine({ line, go }: { line: string; go: string }) {
  const navigate = useNavigate()
  useEffect(() => {
    keepLineBefore()
    writeLine({ lineNumber: line })
    void navigate(go, { replace: true })
    location.reload()
  }, [line, go, navigate])
  return null
}

/** Loads who this is; when that fails the person sees the reason once and starts again at the login page. */
function Entering({ path }: { path: string }) {
  const words = useWords()
  const toast = useToast()
  const navigate = useNavigate()
  const cache = useQueryClient()
  const [target] = useState(path)
  useWaiting()
  useEffect(() => {
    document.title = lastTime()?.title ?? words.say.appTitle
  }, [words])
  const refuse = useEffectEvent((error: unknown) => {
    leave(cache)
    toast.refuse(sayFault(words, error), { id: 'entry' })
    void navigate(loginAddress(target), { replace: true })
  })
  // Once for each session, whatever is drawn meanwhile.
  useEffect(() => {
    let isStaying = true
    // A page that is being left or loaded anew breaks off its calls: that is no reason to log out.
    const leaving = () => {
      isStaying = false
    }
    window.addEventListener('beforeunload', leaving)
    enter(cache).catch(async (error: unknown) => {
      if (isLost(error)) await sleep(untilGone)
      if (isStaying) refuse(error)
    })
    return () => {
      isStaying = false
      window.removeEventListener('beforeunload', leaving)
    }
  }, [cache])
  return (
    <p className="unseen" role="status">
      {words.say.loading}
    </p>
  )
}

function sayFault(words: Words, error: unknown): string {
  if (error instanceof Refusal) return sayRefusal(words, error)
  return error instanceof EntryRefused ? words.shell[error.fault] : words.shell.hasError
}
