import { createTransport, type SendMailOptions, type Transporter } from 'nodemailer'
import type { MailSettings } from './mail-settings.ts'

/** How a try ended. No error: the mail server took it. */
export type MailEnded = { httpStatus: null; errorText: string | null; hopeless: boolean }

/** Of each step of a dialogue. */
const wait = 10_000

export const mailTransport = (url: MailSettings['url']): Transporter =>
  createTransport({
    url,
    connectionTimeout: wait,
    greetingTimeout: wait,
    socketTimeout: wait,
    dnsTimeout: wait,
    disableFileAccess: true,
    disableUrlAccess: true,
  })

const taken: MailEnded = { httpStatus: null, errorText: null, hopeless: false }
export const noAddress: MailEnded = { httpStatus: null, errorText: 'no e-mail address', hopeless: true }

type Letter = Pick<SendMailOptions, 'subject' | 'text' | 'attachments'> & {
  address: string
  /** The same with each try: a mailbox can tell what it has already. */
  id: string
}

/** One try; whatever goes wrong is an answer too. */
export const postMail = (
  { transport, from }: { transport: Transporter; from: MailSettings['from'] },
  { address, id, ...letter }: Letter,
): Promise<MailEnded> =>
  transport
    .sendMail({
      from,
      to: { name: '', address },
      ...letter,
      messageId: `<takt-${id}@${from.address.split('@')[1]}>`,
      headers: { 'Auto-Submitted': 'auto-generated' },
    })
    .then(() => taken, refused)

/** Only an answer about this mail or this mailbox is final; a refused log-in, or a server that is busy or away, is not. */
function refused(error: unknown): MailEnded {
  const {
    code,
    response,
    responseCode = 0,
    message,
  } = error as Error & {
    code?: string
    response?: string
    responseCode?: number
  } // the transport throws errors, with the server's answer where there was one
  const hopeless = (code === 'EENVELOPE' || code === 'EMESSAGE') && responseCode >= 500
  // No text of a database holds a NUL.
  return { httpStatus: null, errorText: (response ?? message).slice(0, 500).replaceAll('\0', ''), hopeless }
}
