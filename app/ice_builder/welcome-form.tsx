'use client'
import { useState, useSyncExternalStore, type ReactNode } from 'react'
import type { Item } from '@/schemas/api/base/contract'
import type { readSignInStep } from '@/schemas/api/auth/staff-sign-in'
import { PasskeyButton } from '@/app/office/auth/sign-in/passkey-button'
import { CodeForm } from './code-form'
import { CompanySignIn } from './company-sign-in'
import { EnrolForm } from './enrol-form'
import { ForgotForm } from './forgot-form'
import { InviteForm } from './invite-form'
import { openAskedFor } from './open-asked-for'
import { ResetForm } from './reset-form'
import { SignInForm } from './sign-in-form'

type Step = Item<typeof readSignInStep>

const INVITATION = /^#invite=([\w-]{20,100})$/
/** Whatever follows is asked about, so that a link that was cut off is told. */
const RESET = /^#reset=(.{0,100})/
const FORGOT = '#forgot'

const SIGN_IN = { title: '관리자만 이용할 수 있습니다.', text: '운영자 계정으로 로그인하시면 요청하신 화면을 바로 엽니다.' }
const STEPS = {
  password: SIGN_IN,
  open: SIGN_IN,
  ended: {
    title: '로그인이 끝났습니다.',
    text: '오래 쓰지 않으셨거나 다른 곳에서 이 로그인을 끝냈습니다. 여러 곳에서 로그인하면 가장 오래 쓰지 않은 것부터 끝납니다. 다시 로그인하시면 요청하신 화면을 바로 엽니다.',
  },
  code: { title: '2단계 인증', text: '비밀번호를 확인했습니다. 한 번 더 확인하면 요청하신 화면을 바로 엽니다.' },
  enrol: { title: '2단계 인증을 먼저 등록해 주세요', text: '내 역할은 2단계 인증이 필수입니다. 등록하면 요청하신 화면을 바로 엽니다.' },
}
const RESETTING = '비밀번호 재설정'

interface WelcomeFormProps extends Step {
  said: string
  /** What the sign-in by the account of a company is called, where there is one. */
  company?: string | undefined
}

/**
 * The sign-in in its step, or what the address asks for instead: an invitation, a forgotten password, the link of its mail. The server never
 * sees what is behind `#`.
 */
export function WelcomeForm({ step, person, by = [], said, company }: WelcomeFormProps) {
  const [loginId, setLoginId] = useState('')
  const hash = useSyncExternalStore(
    (listen) => {
      addEventListener('hashchange', listen)
      return () => removeEventListener('hashchange', listen)
    },
    () => location.hash,
    () => '',
  )
  const invitation = INVITATION.exec(hash)?.[1]
  const reset = RESET.exec(hash)?.[1]
  if (invitation !== undefined) return headed(SIGN_IN, <InviteForm invitation={invitation} />)
  if (reset !== undefined) return headed({ title: RESETTING }, <ResetForm key={reset} link={reset} />)
  if (hash === FORGOT) {
    const text = '아이디를 입력하시면 내 계정에 적어 두신 알림 메일로 새 비밀번호를 정하는 링크를 보냅니다.'
    return headed({ title: RESETTING, text }, <ForgotForm loginId={loginId} onType={setLoginId} />)
  }
  if (step === 'code') return headed(STEPS.code, <CodeForm by={by} />)
  if (step === 'enrol' && person) return headed(STEPS.enrol, <EnrolForm person={person} />)
  return headed(
    STEPS[step],
    <>
      <SignInForm said={said} loginId={loginId} onForget={setLoginId} />
      <div className="mt-3 border-t border-studio-line pt-4 not-has-[button]:hidden">
        <PasskeyButton purpose="signIn" words="패스키로 로그인" onDone={openAskedFor} />
      </div>
      {company !== undefined && <CompanySignIn label={company} />}
    </>,
  )
}

const headed = ({ title, text }: { title: string; text?: string }, form: ReactNode) => (
  <>
    <h1 className="mt-6 text-studio-title">{title}</h1>
    {text !== undefined && <p className="mt-1 text-studio-text-mute">{text}</p>}
    {form}
  </>
)
