import { notices } from '@takt/contract/notices.ts'
import { serve } from '../http/serve.ts'
import { forgetNotices, noticesFor, readNotices, recipients, saveRecipients, unreadOf } from './notices.ts'

export const noticesRoutes = serve(notices, {
  unread: async ({ db, user }) => ({ unread: await unreadOf(db, user.userName) }),
  read: (call, which) => readNotices(call, which),
  list: (call, filter) => noticesFor(call, filter),
  delete: (call, { ids }) => forgetNotices(call, ids),
  recipients: (call) => recipients(call),
  saveRecipients: (call, wanted) => saveRecipients(call, wanted),
})
