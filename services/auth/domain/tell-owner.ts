import { formatDateTime } from '@/schemas/words/dates'
import { senderFacts } from '@/services/db/company-facts'
import { sendMail } from '@/services/outside/send-mail'
import { canSendText, sendText } from '@/services/outside/send-text'

/** Where the owner of an account was reached before the change. */
export interface EarlierMeans {
  memberId: string | null
  email: string | null
  mobileNo: string | null
}

export interface OwnerNews {
  /** What happened, without its end: 비밀번호가 변경되었습니다. */
  title: string
  /** More about it, a line each. */
  facts?: readonly string[]
  /** What an owner who did not do it does first. */
  advice: string
  /** The number itself is what changed: it is told by text as well, because the mail may be a stranger's. */
  byText?: boolean
}

/**
 * For `ctx.after`: every change of what an account is recovered by is told to the means that it had before, so that an owner who did not
 * do it hears of it. By mail, and by text where the number changed or there is no mail.
 */
export async function tellOwner({ memberId, email, mobileNo }: EarlierMeans, news: OwnerNews, now: Date): Promise<void> {
  const { sender, phone } = await senderFacts()
  const { title, facts = [], advice, byText = false } = news
  const wasMailed =
    email !== null &&
    email !== '' &&
    (await sendMail({
      to: email,
      subject: `[${sender}] ${title}`,
      text: [
        `${memberId ? `아이디 ${memberId}의 ` : ''}${title}`,
        `바뀐 때: ${formatDateTime(now)}`,
        ...facts,
        '',
        `직접 하지 않았다면 ${advice}`,
        `문의: 고객센터 ${phone}`,
      ].join('\n'),
    }))
  if (!mobileNo || !canSendText() || (wasMailed && !byText)) return
  await sendText({ to: mobileNo, text: `[${sender}] ${title}\n직접 하지 않았다면 고객센터 ${phone}에 알려 주세요.` })
}
