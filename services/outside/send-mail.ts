// Sends mail by SMTP: in demonstration to the inbox of the simulators, otherwise to the server of MAIL_URL. Mails are plain text, because
// HTML adds nothing to a code of six digits.
import { senderFacts } from '@/services/db/company-facts'
import { createTransport, type Transporter } from 'nodemailer'
import { logger } from '@/services/base/log'
import { settings } from '@/services/base/settings'

export interface Mail {
  to: string
  subject: string
  text: string
}

/** Milliseconds: a mail server that does not answer must not delay the request. */
const PATIENCE = 10_000

let transport: { url: string; mailer: Transporter } | undefined

/** Whether mail can be sent; without a server, features that need it are not offered. */
export const canSendMail = (): boolean => settings().outside.mail !== undefined

/** @returns whether the server accepted it. Neither address nor text is logged. */
export async function sendMail({ to, subject, text }: Mail): Promise<boolean> {
  const mail = settings().outside.mail
  if (!mail) {
    logger().warn({ event: 'mail-off' }, 'no mail was sent: MAIL_URL is not set')
    return false
  }
  if (transport?.url !== mail.url) {
    const limits = { connectionTimeout: PATIENCE, greetingTimeout: PATIENCE, socketTimeout: PATIENCE }
    transport = { url: mail.url, mailer: createTransport(mail.url, limits as object) }
  }
  try {
    // A line break in a subject must not begin a header (S22).
    const { sender, mailFrom } = await senderFacts()
    const message = { from: { name: sender, address: mailFrom || mail.from }, to: { name: '', address: to }, text }
    await transport.mailer.sendMail({ ...message, subject: subject.replace(/\s+/g, ' ') })
    return true
  } catch (error) {
    logger().warn({ event: 'mail-failed', reason: error instanceof Error ? error.message : '' }, 'the mail server took no mail')
    return false
  }
}
