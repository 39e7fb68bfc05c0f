'use client'
import { useState } from 'react'
import { FormActions } from '@/builder/list/form-actions'
import { FormAlert } from '@/builder/list/form-alert'
import { useForm } from '@/builder/list/use-form'
import { StudioDialog } from '@/builder/ui/studio-dialog'
import { call } from '@/schemas/api/base/call'
import { signIn } from '@/schemas/api/auth/staff'
import { signInByCode } from '@/schemas/api/auth/staff-sign-in'
import { fieldMessage } from '@/schemas/words/messages'
import { CodeField } from './code-field'
import { PasswordField } from './password-field'

interface SignInAgainDialogProps {
  /** Who was signed in: somebody else gets a page of their own. */
  person: { loginId: string; name: string }
  onDone: () => void
  onClose: () => void
}

/** Signs the same person in over the page, so that what was typed stays where it is. */
export function SignInAgainDialog({ person, onDone, onClose }: SignInAgainDialogProps) {
  const [step, setStep] = useState<'password' | 'code'>('password')
  const [password, setPassword] = useState('')
  const [code, setCode] = useState('')
  const form = useForm<'password' | 'code'>(async () => {
    if (step === 'code') {
      if (code.trim() === '') return { code: fieldMessage('required', '인증 코드') }
      await call(signInByCode, { code })
      return onDone()
    }
    if (password === '') return { password: fieldMessage('required', '비밀번호') }
    const { item } = await call(signIn, { loginId: person.loginId, password })
    if (item.step !== 'code') return onDone()
    setStep('code')
  }, ['password', 'code'])
  return (
    <StudioDialog
      title="로그인이 끝났습니다"
      text="보던 화면과 입력하신 내용은 그대로 있습니다. 다시 로그인하면 하던 곳에서 이어집니다."
      onClose={onClose}
    >
      <form {...form.given} aria-label="다시 로그인" className="flex flex-col gap-4">
        <p>
          <span className="font-semibold">{person.name}</span> <span className="text-studio-text-mute">{person.loginId}</span>
        </p>
        <input type="text" name="username" autoComplete="username" value={person.loginId} readOnly hidden />
        {step === 'password' ? (
          <PasswordField label="비밀번호" value={password} autoComplete="current-password" {...form.field('password', setPassword)} />
        ) : (
          <CodeField value={code} {...form.field('code', setCode)} />
        )}
        <FormAlert faults={form.faults} />
        <FormActions isBusy={form.isBusy} words="다시 로그인" busyWords="로그인하는 중입니다" onCancel={onClose} />
      </form>
    </StudioDialog>
  )
}
