'use client'
import { useState } from 'react'
import { FormAlert } from '@/builder/list/form-alert'
import { TextField } from '@/builder/list/text-field'
import { useForm } from '@/builder/list/use-form'
import { LINE_BUTTON } from '@/builder/ui/button'
import { useLeaveGuard } from '@/lib/ui/use-leave-guard'
import { call } from '@/schemas/api/base/call'
import { changeOwnEmail } from '@/schemas/api/auth/own-account'
import { emailFault } from '@/schemas/rules/base/email'
import { AccountSection } from './account-section'

export function EmailSection({ email: stored, done, onDone }: { email: string; done: string; onDone: (words: string) => void }) {
  const [email, setEmail] = useState(stored)
  const form = useForm<'email'>(async () => {
    const fault = email.trim() === '' ? undefined : emailFault(email.trim())
    if (fault) return { email: fault }
    onDone((await call(changeOwnEmail, { email })).resultMessage)
  }, ['email'])
  useLeaveGuard(email !== stored && !form.isBusy)
  return (
    <AccountSection title="알림 메일" done={done}>
      <form {...form.given} aria-label="알림 메일" className="flex max-w-90 flex-col gap-4">
        <TextField
          label="이메일"
          isOptional
          help="비밀번호나 2단계 인증이 바뀌면 이 주소로 알려 드리고, 메일로 받기로 고른 소식도 보냅니다. 전 주소에도 바뀐 것을 알립니다."
          type="email"
          inputMode="email"
          maxLength={100}
          value={email}
          {...form.field('email', setEmail)}
        />
        <FormAlert faults={form.faults} />
        <button type="submit" className={`${LINE_BUTTON} self-start`} aria-disabled={form.isBusy || email.trim() === stored}>
          {form.isBusy ? '저장하는 중입니다' : '알림 메일 저장'}
        </button>
      </form>
    </AccountSection>
  )
}
