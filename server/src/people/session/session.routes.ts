import { session } from '@takt/contract/session.ts'
import { serve } from '../../platform/http/serve.ts'
import { logIn, logOut, isValid, savePassword, userInfo } from './session.ts'
import { isLink, savePasswordByLink } from './links.ts'
import { routerAccess } from './access.ts'
import { enter } from './entry.ts'
import { endOtherSessions, endOwnSession, ownSessions, ownTicket } from './own-sessions.ts'

export const sessionRoutes = serve(session, {
  login: (call, input) => logIn(call, input),
  check: (call, { userName, para }) => isValid(call, userName ?? null, para?.token ?? call.token),
  savePassword: (call, input) =>
    input.token === undefined
      ? savePassword(call, input)
      : savePasswordByLink(call, input.userName, input.token, input.password),
  checkLink: ({ db }, { userName, token }) => isLink(db, userName, token),
  logout: (call) => logOut(call),
  entry: (call, { lineNumber }) => enter(call, lineNumber ?? null),
  info: (call) => userInfo(call),
  access: (call, { lineNumber }) => routerAccess(call, lineNumber ?? null),
  ticket: (call) => ownTicket(call),
  mine: (call) => ownSessions(call),
  end: (call, one) => endOwnSession(call, one),
  endOthers: (call) => endOtherSessions(call),
})
