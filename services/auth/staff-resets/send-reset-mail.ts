import { RESET_LINK_MINUTES } from '@/schemas/rules/auth/staff-sign-in'
import { formatDateTime } from '@/schemas/words/dates'
import { settings } from '@/services/base/settings'
import { sendMail } from '@/services/outside/send-mail'

interface Asked {
  email: string
  name: string
  /** Secret of the link; undefined for an account that has no password to forget. */
  key: string | undefined
  isBlocked: boolean
  at: Date
  /** Browser, system and network that asked. */
  from: string
}

/** The link, or why there is none; whoever reads the mail is the owner, and is told the truth. */
export async function sendResetMail({ email, name, key, isBlocked, at, from }: Asked): Promise<void> {
  const { brandName, siteUrl } = settings()
  const words =
    key === undefined
      ? [isBlocked ? BLOCKED : INVITED]
      : [
          `아래 링크를 ${RESET_LINK_MINUTES}분 안에 열어 새 비밀번호를 정해 주세요. 한 번만 쓸 수 있고, 다시 요청하시면 이 링크는 쓸 수 없습니다.`,
          // Behind `#`: a browser sends it to no server, so that it stands in no log.
          `${siteUrl}/ice_builder/reset#reset=${key}`,
        ]
  await sendMail({
    to: email,
    subject: `[${brandName} 마루] 비밀번호 재설정을 요청하셨습니다.`,
    text: [
      `${name}님, 비밀번호 재설정 요청을 받았습니다.`,
      `때: ${formatDateTime(at)}`,
      `기기와 접속한 곳: ${from}`,
      '',
      ...words,
      '',
      '요청하지 않으셨다면 이 메일을 지우시면 됩니다. 비밀번호는 그대로입니다.',
    ].join('\n'),
  })
}

const BLOCKED = '이 계정은 사용이 중지되어 비밀번호를 다시 정할 수 없습니다. 관리자에게 문의해 주세요.'
const INVITED = '이 계정은 관리자가 드린 초대 링크로 비밀번호를 정합니다. 링크가 없거나 기한이 지났다면 관리자에게 새 링크를 요청해 주세요.'
