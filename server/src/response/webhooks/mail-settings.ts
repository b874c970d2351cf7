import { z } from 'zod'

export type MailSettings = {
  /** With account and password of the mail server. */
  url: string
  from: { name: string; address: string }
}

const sender = /^(?:([^<>"\r\n]*)<([^\s<>@,;]+@[^\s<>@,;]+)>|([^\s<>@,;]+@[^\s<>@,;]+))$/

export const mailEnvironment = {
  MAIL_URL: z
    .string()
    .refine(isMailServer, 'must look like smtp://user:password@host:587 or smtps://user:password@host:465')
    .optional(),
  MAIL_FROM: z
    .string()
    .trim()
    .regex(sender, 'must be an address, such as takt@plant.example or Takt <takt@plant.example>')
    .optional(),
}
type Given = z.output<z.ZodObject<typeof mailEnvironment>>

/** What is missing, as a sentence; else the settings, or null where no mail server is named. */
export function mailOf({ MAIL_URL: url, MAIL_FROM: from }: Given): MailSettings | null | string {
  if (!url) return from ? 'MAIL_URL must be set where MAIL_FROM is' : null
  if (!from) return 'MAIL_FROM must be set where MAIL_URL is'
  const [, name = '', inAngles, bare] = sender.exec(from)!
  return { url, from: { name: name.trim(), address: inAngles ?? bare! } }
}

function isMailServer(text: string) {
  if (!URL.canParse(text)) return false
  const { protocol, hostname } = new URL(text)
  return ['smtp:', 'smtps:'].includes(protocol) && hostname !== ''
}

let current: MailSettings | null = null
/** Set once at the start. */
export const setMail = (settings: MailSettings | null) => {
  current = settings
}
export const mailSettings = () => current
export const hasMailServer = () => current !== null
