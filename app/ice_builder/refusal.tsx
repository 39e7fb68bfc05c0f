import { Mark } from '@/blocks/base/_parts/mark'
import { requestContext } from '@/lib/request-context'
import { call } from '@/schemas/api/base/call'
import { readSignInStep } from '@/schemas/api/auth/staff-sign-in'
import { settings } from '@/services/base/settings'
import { CodeForm } from './code-form'
import { EnrolForm } from './enrol-form'
import { saidOf } from './said-of'
import { WelcomeForm } from './welcome-form'

const SIGN_IN = { title: '관리자만 이용할 수 있습니다.', text: '운영자 계정으로 로그인하시면 요청하신 화면을 바로 엽니다.' }
const STEPS = {
  password: SIGN_IN,
  open: SIGN_IN,
  ended: {
    title: '로그인이 끝났습니다.',
    text: '오래 쓰지 않으셨거나 다른 곳에서 이 로그인을 끝냈습니다. 다시 로그인하시면 요청하신 화면을 바로 엽니다.',
  },
  code: { title: '2단계 인증', text: '비밀번호를 확인했습니다. 인증 코드를 입력하면 요청하신 화면을 바로 엽니다.' },
  enrol: { title: '2단계 인증을 먼저 등록해 주세요', text: '내 역할은 2단계 인증이 필수입니다. 등록하면 요청하신 화면을 바로 엽니다.' },
}

/** Replaces every page of the builder for visitors who are not staff (P-ADM-1). */
export async function Refusal() {
  const { brandName } = settings()
  const { step, person } = (await call(readSignInStep, {})).item
  const { title, text } = STEPS[step]
  const said = saidOf(requestContext()?.cookie ?? '')
  return (
    <main id="main" className="flex min-h-dvh flex-col items-center bg-studio-chrome px-4 py-16 text-studio-body text-studio-text md:py-32">
      <title>{`관리자 로그인 | ${brandName} 마루`}</title>
      <div className="w-full max-w-90 rounded-lg border border-studio-line bg-studio-panel p-6 shadow-studio">
        <p className="flex items-center gap-2 text-studio-title">
          <Mark className="size-5 text-brand" />
          {brandName} <span className="text-studio-body text-studio-text-mute">마루</span>
        </p>
        <h1 className="mt-6 text-studio-title">{title}</h1>
        <p className="mt-1 text-studio-text-mute">{text}</p>
        {step === 'code' && <CodeForm />}
        {step === 'enrol' && person && <EnrolForm person={person} />}
        {(step === 'password' || step === 'ended' || step === 'open') && <WelcomeForm said={said} />}
      </div>
      <a
        href="/"
        className="mt-4 inline-flex min-h-11 items-center rounded-md px-2 text-studio-text-mute underline underline-offset-4 outline-studio-select focus-visible:outline-2 focus-visible:outline-offset-1 md:min-h-8"
      >
        사이트 첫 화면으로
      </a>
    </main>
  )
}
