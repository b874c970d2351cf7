import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import { ConfigProvider } from 'antd'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router'
import { vi } from 'vitest'
import type { z } from 'zod'
import { namesAccount, type Endpoint } from '@takt/contract/endpoint.ts'
import { errors, Refusal } from '@takt/contract/errors.ts'
import { firstSettings as first } from '@takt/contract/first-settings.ts'
import type { Language } from '@takt/contract/languages.ts'
import { firstSettings } from '@takt/contract/preferences.ts'
import { type Grants, session, type UserInfo } from '@takt/contract/session.ts'
import { settings } from '@takt/contract/settings.ts'
import { useSession } from '~/api/session.ts'
import { writeLine, writeToken } from '~/api/stored.ts'
import { FormatsOf } from '~/fields/format.tsx'
import { speak, speakWhole } from '~/i18n/words.tsx'
import { Questions } from '~/ui/confirm.tsx'
import { Toasts } from '~/ui/Toasts.tsx'
import '~/ui/ConfirmDialog.tsx' // loaded on demand: a test opens it at once

type Answer = (input: unknown, path: string) => unknown
export type Called = { path: string; body: Record<string, unknown>; headers: Record<string, string> }

/** A pretend server: each answer is typed by the contract it pretends to keep. Whatever was not prepared fails the test. */
export function pretend() {
  const answers = new Map<string, Answer>([
    [keyOf(`/api/${settings.brand.name}`, ''), () => ({ ...first.identity, logo: null })],
    [
      keyOf(`/api/${session.ticket.name}`, ''),
      () => ({ ticket: 'a-ticket', expires: '2026-06-10T06:00:30.000Z' }),
    ],
    [
      keyOf(`/api/${settings.common.name}`, ''),
      () => ({ codeLists: first.codeLists, targets: first.targets, currency: null, navbar: first.identity }),
    ],
  ])
  const called: Called[] = []
  const people: Record<string, string | null> = {}
  const reply = (path: string, body: Record<string, unknown>): Response => {
    const answer =
      answers.get(keyOf(path, body.eventId)) ?? answers.get(keyOf(path.replace(/\/[^/]+$/, ''), body.eventId))
    if (!answer) throw new Error(`Nobody answers ${path}`)
    try {
      return Response.json({ code: 20000, data: answer(body, path), people })
    } catch (refusal) {
      if (!(refusal instanceof Refusal)) throw refusal
      const { code, status = 200 } = errors[refusal.key] as { code: number; status?: number } // a row of the table, with or without status
      return Response.json({ code, key: refusal.key, facts: refusal.facts, field: refusal.field }, { status })
    }
  }
  vi.stubGlobal(
    'fetch',
    async (path: string, { body, headers }: { body: string; headers: Record<string, string> }) => {
      const sent: Record<string, unknown> = JSON.parse(body)
      called.push({ path, body: sent, headers })
      return reply(path, sent)
    },
  )
  return {
    called,
    /** What every answer says people are called, by their accounts. */
    people,
    on<I extends z.ZodType, O extends z.ZodType>(
      endpoint: Endpoint<'query' | 'command', I, O>,
      answer: (input: z.output<I>) => z.input<O>,
    ) {
      const inPara = endpoint.at ? endpoint.at.eventId !== undefined : namesAccount(endpoint)
      const give: Answer = (body, path) =>
        (answer as Answer)(inPara ? (body as { para: unknown }).para : body, path) // the console only sends what the contract takes
      answers.set(keyOf(`/api${endpoint.at?.path ?? `/${endpoint.name}`}`, endpoint.at?.eventId), give)
    },
  }
}
const keyOf = (path: string, eventId: unknown) => `${path} ${String(eventId ?? '')}`

const anna: UserInfo = {
  roleKey: ['editor'],
  userId: 'anna',
  name: 'Anna',
  avatar: null,
  introduction: null,
  editRight: false,
  lines: [],
  mustChangePassword: false,
  settings: firstSettings,
  lists: {},
  unread: 0,
  plant: { plantName: 'Takt', timeZone: 'Europe/Berlin', lines: [] },
}

export const loggedIn = (token: string, username: string, name: string) => ({
  token,
  username,
  name,
  avatar: null,
  introduction: null,
  editRight: false,
  roles: ['editor'],
  routerAccess: [],
  ticket: 'a-ticket',
})

/** `firstPage`: it has to do with the words every console begins with. */
type Opened = {
  language?: Language
  at?: string
  grants?: Grants
  info?: Partial<UserInfo>
  firstPage?: boolean
}

/** Shows a screen as a signed-in person sees it: on line L1, with these grants, in the plant's time of Berlin. */
export async function open(
  screen: ReactNode,
  { language = 'en', at = '/', grants = {}, info = {}, firstPage = false }: Opened = {},
) {
  await speak(language)
  if (!firstPage) await speakWhole()
  writeToken('a-token')
  writeLine({ lineNumber: 'L1' })
  useSession.setState({ info: { ...anna, ...info }, grants, ended: null, unauthorised: false })
  return draw(screen, at)
}

/** Shows the whole console as it is when a browser comes to this address, with this token in its cookie. */
export async function arrive(console: ReactNode, { at, token }: { at: string; token: string | null }) {
  await speak('en')
  if (token) writeToken(token)
  return draw(console, at)
}

function draw(screen: ReactNode, at: string) {
  const cache = new QueryClient({
    defaultOptions: { queries: { retry: false, staleTime: Number.POSITIVE_INFINITY } },
  })
  return render(
    <QueryClientProvider client={cache}>
      <ConfigProvider theme={{ token: { motion: false } }} button={{ autoInsertSpace: false }}>
        <Toasts>
          <FormatsOf timeZone="Europe/Berlin">
            <MemoryRouter initialEntries={[at]}>
              {screen}
              <Questions />
            </MemoryRouter>
          </FormatsOf>
        </Toasts>
      </ConfigProvider>
    </QueryClientProvider>,
  )
}
