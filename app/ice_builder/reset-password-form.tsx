'use client'
import { useState } from 'react'
import { PasswordField } from '@/app/office/auth/sign-in/password-field'
import { FormAlert } from '@/builder/list/form-alert'
import { useForm } from '@/builder/list/use-form'
import { BUTTON, MAIN_BUTTON } from '@/builder/ui/button'
import { call } from '@/schemas/api/base/call'
import { signIn } from '@/schemas/api/auth/staff'
import { chooseStaffPassword } from '@/schemas/api/auth/staff-resets'
import { STAFF_PASSWORD_WORDS, staffPasswordProblem } from '@/schemas/rules/base/staff-password'

interface ResetPasswordFormProps {
  /** Secret of the mailed link. */
  link: string
  loginId: string
  /** The new password waits for another administrator. */
  onWaiting: () => void
}

export function ResetPasswordForm({ link, loginId, onWaiting }: ResetPasswordFormProps) {
  const [password, setPassword] = useState('')
  const [again, setAgain] = useState('')
  const form = useForm<'password' | 'again'>(async () => {
    const problem = staffPasswordProblem(password, loginId)
    if (problem) return { password: STAFF_PASSWORD_WORDS[problem] }
    if (password !== again) return { again: '두 비밀번호가 다릅니다. 다시 입력해 주세요.' }
    const { item } = await call(chooseStaffPassword, { key: link, password })
    if (item.isWaiting) return onWaiting()
    // The password is chosen: a sign-in that fails now is begun anew at the sign-in itself.
    await call(signIn, { loginId: item.loginId, password }).catch(() => undefined)
    location.replace('/ice_builder/home')
  }, ['password', 'again'])
  return (
    <form {...form.given} aria-label="새 비밀번호 정하기" className="mt-5 flex flex-col gap-4">
      <p className="text-studio-text-mute">
        <strong className="text-studio-text">{loginId}</strong> 계정의 새 비밀번호를 정해 주세요. 정하시면 모든 기기의 로그인이 끝납니다.
      </p>
      <input type="text" name="username" autoComplete="username" value={loginId} readOnly hidden />
      <PasswordField
        label="새 비밀번호"
        help="문자, 숫자, 특수문자를 모두 넣어 8자 이상 64자까지. 같은 문자를 네 번 이상 이어 쓰거나 아이디를 넣을 수 없습니다."
        autoComplete="new-password"
        value={password}
        {...form.field('password', setPassword)}
      />
      <PasswordField label="새 비밀번호 다시 입력" autoComplete="new-password" value={again} {...form.field('again', setAgain)} />
      <FormAlert faults={form.faults} />
      <button type="submit" className={MAIN_BUTTON} aria-disabled={form.isBusy}>
        {form.isBusy ? '정하는 중입니다' : '새 비밀번호 정하기'}
      </button>
      <a href="#forgot" className={`${BUTTON} text-studio-text-mute underline underline-offset-4`}>
        링크를 다시 요청하기
      </a>
    </form>
  )
}
