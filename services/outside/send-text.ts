// Sends text messages through SOLAPI (messages/v4/send). A request is signed with its date and a salt, and is good for one use.
import { senderFacts } from '@/services/db/company-facts'
import { createHmac, randomBytes } from 'node:crypto'
import { logger } from '@/services/base/log'
import { settings } from '@/services/base/settings'
import { fetchJson } from './fetch-json'
import { textOf } from './text-of'

export interface TextMessage {
  /** Digits. */
  to: string
  text: string
}

/** Status of an accepted message. */
const ACCEPTED = '2000'

/** Whether text messages can be sent; without an account, what needs them is not offered. */
export const canSendText = (): boolean => settings().outside.sms !== undefined

/**
 * Neither number nor text is logged.
 * @returns `unknown` when the request went out and was not answered: it may have been accepted.
 */
export async function sendText({ to, text }: TextMessage): Promise<{ state: 'sent' | 'unknown' } | { state: 'refused'; fault: string }> {
  const sms = settings().outside.sms
  if (!sms) return { state: 'refused', fault: 'off' }
  const { textFrom } = await senderFacts()
  const answer = await fetchJson(`${sms.apiUrl}/messages/v4/send`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: signed(sms, new Date()) },
    body: JSON.stringify({ message: { to, from: (textFrom || sms.from).replace(/\D/g, ''), text } }),
  })
  if (answer.ok && textOf(answer.value.body, 'statusCode') === ACCEPTED) return { state: 'sent' }
  const fault = answer.ok ? textOf(answer.value.body, 'errorCode') || String(answer.value.status) : answer.code
  logger().warn({ event: 'text-failed', fault }, 'the text message was not accepted')
  const isUnanswered = !answer.ok && answer.code === 'away' && /timeout|aborted/i.test(answer.message)
  return isUnanswered ? { state: 'unknown' } : { state: 'refused', fault }
}

function signed({ apiKey, apiSecret }: { apiKey: string; apiSecret: string }, now: Date): string {
  const [date, salt] = [now.toISOString(), randomBytes(16).toString('hex')]
  const signature = createHmac('sha256', apiSecret)
    .update(date + salt)
    .digest('hex')
  return `HMAC-SHA256 apiKey=${apiKey}, date=${date}, salt=${salt}, signature=${signature}`
}
