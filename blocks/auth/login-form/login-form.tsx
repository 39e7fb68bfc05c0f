'use client'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { call } from '@/schemas/api/base/call'
import { CallFailure } from '@/schemas/api/base/failure'
import { signIn, type SocialType } from '@/schemas/api/auth/session'
import { safeCallback } from '@/schemas/rules/base/safe-callback'
import { triesLeft } from '@/schemas/rules/auth/tries-left'
import { pleaseEnter } from '@/schemas/rules/base/required-fault'
import { resumeDormant } from '../_parts/dormant/release-dormant'
import { CheckBox } from '@/blocks/base/_parts/form/check-box'
import { SubmitButton } from '@/blocks/base/_parts/form/buttons'
import { FormSummary } from '@/blocks/base/_parts/form/form-summary'
import { PasswordField } from '@/blocks/base/_parts/form/password-field'
import { TextField } from '@/blocks/base/_parts/form/text-field'
import { useFormCall } from '@/blocks/base/_parts/form/use-form-call'
import { loginTriesLeft } from '@/schemas/words/login-messages'
import { useSession } from '../_parts/session/use-session'
import { SocialButtons } from '../_parts/social/social-buttons'
import { passDormancy } from './pass-dormancy'
import { remindPassword } from './remind-password'
import { keepSavedLogin, readSavedLogin } from './saved-login'
import { SignedIn } from './signed-in'

interface Props {
  id: string
  offered: SocialType[]
  isDirect: boolean
}

const noListener = () => () => undefined
/** The query of this page; empty on the server, where the page is cached for all visitors. */
const useQuery = (): URLSearchParams =>
  new URLSearchParams(
    useSyncExternalStore(
      noListener,
      () => location.search,
      () => '',
    ),
  )
const wanted = (): string => safeCallback(new URLSearchParams(location.search).get('callback'))

/** Signs in and opens the page that the member wanted (SYS-09, V-CB-1). */
export function LoginForm({ id, offered, isDirect }: Props) {
  const session = useSession()
  const query = useQuery()
  /** Attempts before a wait, shown when there are few. */
  const [left, setLeft] = useState<number>()
  const { form, wrong, refused, isSending, onSubmit, errorOf } = useFormCall({
    initial: { memberId: '', password: '', saveId: false, keepLogin: false },
    labels: { memberId: '아이디', password: '비밀번호' },
    check: ({ memberId, password }) => ({
      memberId: memberId.trim() === '' ? pleaseEnter('아이디') : undefined,
      password: password === '' ? pleaseEnter('비밀번호') : undefined,
    }),
    call: signIn.id,
    async send({ memberId: typed, password, saveId, keepLogin }) {
      const memberId = typed.trim()
      setLeft(undefined)
      const answer = await passDormancy(memberId, () => call(signIn, { memberId, password, keepLogin })).catch((error: unknown) => {
        setLeft(leftAfter(error))
        throw error
      })
      if (!answer) return
      keepSavedLogin({ memberId: answer.item.memberId, saveId, keepLogin })
      await goOn(answer.item.changePassLater === 'Y')
    },
  })
  useEffect(() => {
    const saved = readSavedLogin()
    // A value that a password manager has filled in before is newer than the stored one.
    if (!form.getValues('memberId')) form.setValue('memberId', saved.memberId)
    form.setValue('saveId', saved.saveId)
    form.setValue('keepLogin', saved.keepLogin)
  }, [form])
  // A verification in the whole page returns here (S-DORM-3).
  useEffect(() => void resumeDormant(), [])
  // A failed attempt leaves the input; the password is the most likely mistake, so it gets the focus.
  useEffect(() => {
    if (refused) form.setFocus('password')
  }, [form, refused])

  const ways = { isDirect, referrer: query.get('referrer') ?? '', callback: query.get('callback') ?? '' }
  if (session.code === 'signed' && !isSending) return <SignedIn user={session.user} href={wanted()} />
  return (
    <>
      <form method="post" noValidate onSubmit={(event) => void onSubmit(event)}>
        <FormSummary id={id} wrong={wrong} refused={refused} />
        {left !== undefined && refused && <FewTries left={left} reset={wayTo('/set-password', ways)} />}
        <div className="grid gap-6">
          <TextField
            id={`${id}-memberId`}
            label="아이디"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck="false"
            error={errorOf('memberId')}
            {...form.register('memberId')}
          />
          <PasswordField
            id={`${id}-password`}
            label="비밀번호"
            autoComplete="current-password"
            error={errorOf('password')}
            {...form.register('password')}
          />
        </div>
        <div className="mt-3 flex flex-wrap gap-x-6">
          <CheckBox size="sm" {...form.register('saveId')}>
            아이디 저장
          </CheckBox>
          <CheckBox size="sm" {...form.register('keepLogin')}>
            로그인 상태 유지
          </CheckBox>
        </div>
        <SubmitButton isSending={isSending} className="mt-6">
          로그인
        </SubmitButton>
      </form>
      <Ways {...ways} />
      <div className="mt-8 empty:hidden">
        <SocialButtons
          offered={offered}
          callback={safeCallback(query.get('callback'))}
          keepLogin={() => form.getValues('keepLogin')}
          onSigned={() => goOn(false)}
        />
      </div>
    </>
  )
}

const WAYS = [
  { href: '/set-id', label: '아이디 찾기' },
  { href: '/set-password', label: '비밀번호 재설정' },
  { href: '/join', label: '회원가입' },
]

interface From {
  isDirect: boolean
  referrer: string
  /** The page that the login would have opened. */
  callback: string
}

/** From another section the links use its own tree (RT-12); a sign-up continues to the login's target. */
function wayTo(path: string, { isDirect, referrer, callback }: From): string {
  const back = path === '/join' ? safeCallback(callback, '') || (isDirect ? referrer : '') : isDirect ? referrer : ''
  return (isDirect ? '/direct' : '') + path + (back ? `?${new URLSearchParams({ referrer: back }).toString()}` : '')
}

/** Links for a visitor who cannot sign in yet. */
function Ways(from: From) {
  return (
    <ul className="mt-4 flex flex-wrap justify-center text-small text-ink-soft">
      {WAYS.map(({ href, label }) => (
        <li key={href} className="flex items-center not-first:before:h-3 not-first:before:w-px not-first:before:bg-line-field">
          <a href={wayTo(href, from)} className="flex min-h-11 items-center px-3 underline-offset-4 hover:underline sm:px-4">
            {label}
          </a>
        </li>
      ))}
    </ul>
  )
}

/** The remaining attempts (LO003), and a link to reset the password. */
function FewTries({ left, reset }: { left: number; reset: string }) {
  return (
    <div
      role="status"
      className="-mt-4 mb-8 flex flex-wrap items-center justify-between gap-x-4 rounded-sm bg-surface px-4 py-2.5 text-small"
    >
      <p>{left > 0 ? loginTriesLeft(left) : '비밀번호가 기억나지 않으시면 새로 정할 수 있습니다.'}</p>
      <a href={reset} className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4">
        비밀번호 재설정
      </a>
    </div>
  )
}

/** Remaining attempts after a failed sign-in; undefined when a wait has begun. */
const leftAfter = (error: unknown): number | undefined => {
  if (!(error instanceof CallFailure)) return undefined
  return error.code === 'LO003' ? 0 : triesLeft(error.item)
}

/** The log-in page itself is no return page. */
async function goOn(isPasswordOld: boolean): Promise<void> {
  location.replace((isPasswordOld ? await remindPassword() : undefined) ?? wanted())
}
