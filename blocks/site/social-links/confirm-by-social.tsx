'use client'
import { call } from '@/schemas/api/base/call'
import { confirmBySns } from '@/schemas/api/auth/social'
import { sayFailure } from '@/schemas/api/base/tracked-call'
import { SOCIAL_WORDS } from '@/schemas/rules/auth/social'
import type { Links } from '@/blocks/auth/_parts/social/links'
import { socialKey } from '@/blocks/auth/_parts/social/social-key'
import { SocialButton } from '@/blocks/auth/_parts/social/social-button'
import { useSocial } from '@/blocks/auth/_parts/social/use-social'

interface Props {
  links: Links['links']
  onConfirmed: () => Promise<void>
}

/** A member without a password confirms by signing in again at the usual provider (S-SESS-6). */
export function ConfirmBySocial({ links, onConfirmed }: Props) {
  const { pending: asking, ask } = useSocial(async (answer) => {
    const accessToken = await socialKey(answer)
    if (accessToken === undefined) return
    try {
      await call(confirmBySns, { snsType: answer.snsType, accessToken })
    } catch (error) {
      return sayFailure(error, { id: confirmBySns.id })
    }
    await onConfirmed()
  })
  const ways = links.filter(({ linkedAt, offered }) => linkedAt !== '' && offered)
  return (
    <>
      <p className="text-pretty">비밀번호가 없는 계정입니다. 연결된 소셜 계정으로 본인임을 확인해 주세요.</p>
      <ul className="mt-8 grid gap-2">
        {ways.map(({ snsType }) => (
          <li key={snsType}>
            <SocialButton snsType={snsType} aria-busy={asking === snsType} onClick={() => ask(snsType)}>
              {SOCIAL_WORDS[snsType]} 계정으로 확인
            </SocialButton>
          </li>
        ))}
      </ul>
      {ways.length === 0 && (
        <p className="mt-4 text-pretty text-ink-mute">지금은 연결된 소셜 로그인을 이용할 수 없습니다. 고객센터로 문의해 주세요.</p>
      )}
      <p role="status" className="mt-3 text-small text-ink-mute empty:hidden">
        {asking && `새 창에서 ${SOCIAL_WORDS[asking]} 로그인을 진행해 주세요.`}
      </p>
    </>
  )
}
