'use client'
import { useState } from 'react'
import { FormAlert } from '@/builder/list/form-alert'
import { useForm } from '@/builder/list/use-form'
import { MAIN_BUTTON } from '@/builder/ui/button'
import { useLeaveGuard } from '@/lib/ui/use-leave-guard'
import { call } from '@/schemas/api/base/call'
import { changeOwnPassword } from '@/schemas/api/auth/own-account'
import { STAFF_PASSWORD_WORDS, staffPasswordProblem } from '@/schemas/rules/base/staff-password'
import { fieldMessage } from '@/schemas/words/messages'
import { PasswordField } from '../sign-in/password-field'
import { AccountSection } from './account-section'

const EMPTY = { current: '', password: '', again: '' }

export function PasswordSection({ loginId, done, onDone }: { loginId: string; done: string; onDone: (words: string) => void }) {
  const [typed, setTyped] = useState(EMPTY)
  const form = useForm<keyof typeof EMPTY>(async () => {
    if (typed.current === '') return { current: fieldMessage('required', '지금 비밀번호') }
    const problem = staffPasswordProblem(typed.password, loginId)
    if (problem) return { password: STAFF_PASSWORD_WORDS[problem] }
    if (typed.password !== typed.again) return { again: '두 비밀번호가 다릅니다. 다시 입력해 주세요.' }
    const { item } = await call(changeOwnPassword, { current: typed.current, password: typed.password })
    setTyped(EMPTY)
    onDone(item.ended > 0 ? `비밀번호를 바꾸고 다른 로그인 ${item.ended}개를 끝냈습니다.` : '비밀번호를 바꾸었습니다.')
  }, ['current', 'password', 'again'])
  useLeaveGuard(typed.password !== '' && !form.isBusy)
  const field = (name: keyof typeof EMPTY) => ({
    value: typed[name],
    ...form.field(name, (value) => setTyped((before) => ({ ...before, [name]: value }))),
  })
  return (
    <AccountSection title="비밀번호" done={done}>
      <form {...form.given} aria-label="비밀번호 바꾸기" className="flex max-w-90 flex-col gap-4">
        <input type="text" name="username" autoComplete="username" value={loginId} readOnly hidden />
        <PasswordField label="지금 비밀번호" autoComplete="current-password" {...field('current')} />
        <PasswordField
          label="새 비밀번호"
          help="문자, 숫자, 특수문자를 모두 넣어 8자 이상 64자까지. 같은 문자를 네 번 이상 이어 쓰거나 아이디를 넣을 수 없습니다."
          autoComplete="new-password"
          {...field('password')}
        />
        <PasswordField label="새 비밀번호 다시 입력" autoComplete="new-password" {...field('again')} />
        <FormAlert faults={form.faults} />
        <div className="flex flex-wrap items-center gap-3">
          <button type="submit" className={MAIN_BUTTON} aria-disabled={form.isBusy}>
            {form.isBusy ? '바꾸는 중입니다' : '비밀번호 바꾸기'}
          </button>
          <span className="text-studio-label font-normal text-studio-text-mute">다른 기기의 로그인은 모두 끝납니다.</span>
        </div>
      </form>
    </AccountSection>
  )
}
