// Mail goes out by SMTP: in demonstration to the inbox of the simulators, for real to the server of MAIL_URL. What is sent is text;
// a page of HTML adds nothing to a code of six digits.
import { createTransport, type Transporter } from 'nodemailer'
import { logger } from '@/services/base/log'
import { settings } from '@/services/base/settings'

export interface Mail {
  to: string
  subject: string
  text: string
}

/** Milliseconds: a mail server that does not answer must not hold up the request. */
const PATIENCE = 10_000

let transport: { url: string; mailer: Transporter } | undefined

/** Whether mail can be sent at all; without a server what needs it is not offered. */
export const canSendMail = (): boolean => settings().outside.mail !== undefined

/** @returns whether the server took it. Neither address nor text reaches the log. */
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
    // No line of a subject begins a header of its own (S22).
    const message = { from: { name: settings().brandName, address: mail.from }, to: { name: '', address: to }, text }
    await transport.mailer.sendMail({ ...message, subject: subject.replace(/\s+/g, ' ') })
    return true
  } catch (error) {
    logger().warn({ event: 'mail-failed', reason: error instanceof Error ? error.message : '' }, 'the mail server took no mail')
    return false
  }
}
