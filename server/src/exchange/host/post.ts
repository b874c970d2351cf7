import { type Letter, post as postTo } from '../../platform/outbox/outbox.ts'

type Telegram = Omit<Letter, 'headers'> & { hostKey: string | null; idempotencyKey: string }

/** One try, under the key by which the host sees what it has already. */
export const post = ({ hostKey, idempotencyKey, ...letter }: Telegram) =>
  postTo({
    ...letter,
    headers: {
      'idempotency-key': idempotencyKey,
      ...(hostKey && { authorization: `Bearer ${hostKey}` }),
    },
  })
