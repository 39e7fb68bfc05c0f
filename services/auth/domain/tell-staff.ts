import { formatDateTime } from '@/schemas/words/dates'
import { settings } from '@/services/base/settings'
import { sendMail } from '@/services/outside/send-mail'
import { deviceWords } from './device-words'
import { staffPlace } from './staff-place'

export interface StaffNews {
  /** Null: the account has none, and nothing is sent. */
  email: string | null
  name: string
  /** What happened: 비밀번호가 바뀌었습니다. */
  title: string
  facts?: readonly string[]
  /** Where the person did it, when somebody else finishes it; by default, where the request came from. */
  from?: string
}

/** For `ctx.after`, made while the request is there: a change of how a person of staff signs in is told to their address. */
export function tellStaff(
  { email, name, title, facts = [], from = `${deviceWords()}, ${staffPlace()}` }: StaffNews,
  now: Date,
): () => Promise<void> {
  const { brandName, siteUrl } = settings()
  return async () => {
    if (!email) return
    await sendMail({
      to: email,
      subject: `[${brandName} 마루] ${title}`,
      text: [
        `${name}님, ${title}`,
        `때: ${formatDateTime(now)}`,
        `기기와 접속한 곳: ${from}`,
        ...facts,
        '',
        '직접 하지 않았다면 바로 다른 관리자에게 알려 주세요. 로그인한 기기는 내 계정에서 끝낼 수 있습니다.',
        `${siteUrl}/ice_builder/account`,
      ].join('\n'),
    })
  }
}
