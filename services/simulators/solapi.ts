// SOLAPI's sending of one text message: checks the signature as strictly as they do, and puts the message into the inbox.
import { createHmac } from 'node:crypto'
import { settings } from '@/services/base/settings'
import { json, type Simulator } from './simulator'

const SKEW = 15 * 60_000

export const solapi: Simulator = {
  name: 'solapi',
  title: '문자 메시지',
  outcomes: { refused: '다음 문자를 받지 않습니다(잔액 부족).' },
  async handle({ request, method, path }, context) {
    if (method !== 'POST' || path !== '/messages/v4/send') return new Response('Not Found', { status: 404 })
    const fault = faultOf(request.headers.get('authorization') ?? '', context.now())
    if (fault) return json({ errorCode: fault, errorMessage: '인증에 실패했습니다.' }, 403)
    const { message } = (await request.json()) as { message?: { to?: string; from?: string; text?: string } }
    if (!/^01\d{8,9}$/.test(message?.to ?? '') || !/^\d{8,11}$/.test(message?.from ?? '') || !message?.text)
      return json({ errorCode: 'ValidationError', errorMessage: '필수 입력 값이 올바르지 않습니다.' }, 400)
    if ((await context.outcome()) === 'refused') return json({ errorCode: 'NotEnoughBalance', errorMessage: '잔액이 부족합니다.' }, 400)
    const { to, from, text } = message as { to: string; from: string; text: string }
    context.receive({ to, subject: '문자 메시지', text })
    return json({ statusCode: '2000', statusMessage: '정상 접수(이통사로 접수 예정)', to, from, type: 'SMS', country: '82' })
  },
}

function faultOf(header: string, now: Date): string | undefined {
  const sms = settings().outside.sms
  const [, apiKey, date = '', salt = '', signature] =
    /^HMAC-SHA256 apiKey=([^,]+), date=([^,]+), salt=([^,]+), signature=([0-9a-f]+)$/.exec(header) ?? []
  if (!sms || apiKey !== sms.apiKey) return 'InvalidAPIKey'
  if (salt.length < 12 || salt.length > 64) return 'InvalidSalt'
  if (!(Math.abs(now.getTime() - Date.parse(date)) <= SKEW)) return 'RequestTimeTooSkewed'
  const expected = createHmac('sha256', sms.apiSecret)
    .update(date + salt)
    .digest('hex')
  return signature === expected ? undefined : 'SignatureDoesNotMatch'
}
