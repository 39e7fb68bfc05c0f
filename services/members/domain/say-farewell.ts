import { senderFacts } from '@/services/db/company-facts'
import { withParticle } from '@/lib/particle'
import { formatDateTime } from '@/schemas/words/dates'
import { WITHDRAWAL_ERASES, WITHDRAWAL_KEEPS } from '@/schemas/words/withdrawal-words'
import { settings } from '@/services/base/settings'
import type { LeavingShare } from '@/services/parts/read-leaving'
import { sendMail } from '@/services/outside/send-mail'
import { canSendText, sendText } from '@/services/outside/send-text'

interface Reached {
  email: string | null
  mobileNo: string | null
}

/**
 * For `ctx.after`, with what the account held before it was erased: the last message, which says that it is done, what went and what stays.
 * It contains no advertising.
 */
export async function sayFarewell({ email, mobileNo }: Reached, { gone, stays }: Required<LeavingShare>, now: Date): Promise<void> {
  const { brandName } = settings()
  const { sender, phone } = await senderFacts()
  const list = (title: string, lines: readonly string[]) => (lines.length > 0 ? ['', title, ...lines.map((line) => `- ${line}`)] : [])
  const wasMailed =
    !!email &&
    (await sendMail({
      to: email,
      subject: `[${sender}] 회원 탈퇴가 완료되었습니다.`,
      text: [
        `그동안 ${withParticle(brandName, '을/를')} 이용해 주셔서 감사합니다.`,
        `탈퇴한 때: ${formatDateTime(now)}`,
        ...list('지운 것', [WITHDRAWAL_ERASES, ...gone]),
        ...list('이름 없이 남거나 법에 따라 보관하는 것', [...WITHDRAWAL_KEEPS, ...stays]),
        '',
        '이 메일 주소로는 더 이상 소식을 보내지 않습니다. 언제든 새 아이디로 다시 가입하실 수 있습니다.',
        `직접 탈퇴하지 않았다면 고객센터 ${phone}에 알려 주세요.`,
      ].join('\n'),
    }))
  if (wasMailed || !mobileNo || !canSendText()) return
  await sendText({
    to: mobileNo,
    text: `[${sender}] 회원 탈퇴가 완료되었습니다.\n직접 탈퇴하지 않았다면 고객센터 ${phone}에 알려 주세요.`,
  })
}
