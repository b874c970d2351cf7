import { notices } from '@takt/contract/notices.ts'
import { serve } from '../../platform/http/serve.ts'
import { forgetNotices, handleNotices, noticesFor, readNotices, testRule, unreadNotices } from './notices.ts'

export const noticesRoutes = serve(notices, {
  unread: (call, filter) => unreadNotices(call, filter),
  read: (call, which) => readNotices(call, which),
  handle: (call, which) => handleNotices(call, which),
  list: (call, filter) => noticesFor(call, filter),
  delete: (call, which) => forgetNotices(call, which),
  testRule: (call, which) => testRule(call, which),
})
