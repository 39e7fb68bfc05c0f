'use client'
import { useId } from '@/lib/ui/use-id'
import type { SocialType } from '@/schemas/api/auth/session'
import { SOCIAL_WORDS } from '@/schemas/rules/auth/social'
import { enterBySocial, type Entering } from './enter-by-social'
import { SocialButton } from './social-button'
import { useSocial } from './use-social'

interface Props extends Omit<Entering, 'isJoining'> {
  /** Providers with settings (`listProviders`). */
  offered: readonly SocialType[]
  /** Name of the group. */
  label?: string
  verb?: 'login' | 'join'
}

/** Labels in the providers' wording. */
const WORDS = {
  login: { label: '소셜 계정으로 로그인', KAKAO: '카카오 로그인', NAVER: '네이버 로그인', APPLE: 'Apple로 로그인' },
  join: { label: '소셜 계정으로 가입', KAKAO: '카카오로 시작하기', NAVER: '네이버로 시작하기', APPLE: 'Apple로 계속하기' },
} as const

/** Signs in, or begins a sign-up, by the account of a provider; renders nothing without providers. */
export function SocialButtons({ offered, verb = 'login', label = WORDS[verb].label, ...entering }: Props) {
  const id = useId()
  const { pending: asking, ask } = useSocial((answer) => enterBySocial(answer, { ...entering, isJoining: verb === 'join' }))
  if (offered.length === 0) return null
  return (
    <div role="group" aria-labelledby={id}>
      <p
        id={id}
        className="flex items-center gap-4 text-small text-ink-mute before:h-px before:grow before:bg-line after:h-px after:grow after:bg-line"
      >
        {label}
      </p>
      <ul className="mt-4 grid gap-2">
        {offered.map((snsType) => (
          <li key={snsType}>
            <SocialButton snsType={snsType} aria-busy={asking === snsType} onClick={() => ask(snsType)}>
              {WORDS[verb][snsType]}
            </SocialButton>
          </li>
        ))}
      </ul>
      <p role="status" className="mt-3 text-center text-small text-ink-mute empty:hidden">
        {asking && `새 창에서 ${SOCIAL_WORDS[asking]} 로그인을 진행해 주세요.`}
      </p>
    </div>
  )
}
