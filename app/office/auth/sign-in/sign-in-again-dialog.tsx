'use client'
import { useState } from 'react'
import { FormActions } from '@/builder/list/form-actions'
import { FormAlert } from '@/builder/list/form-alert'
import { useForm } from '@/builder/list/use-form'
import { StudioDialog } from '@/builder/ui/studio-dialog'
import { call } from '@/schemas/api/base/call'
import { CallFailure } from '@/schemas/api/base/failure'
import { readMe, signIn } from '@/schemas/api/auth/staff'
import { leaveSignIn, signInByCode } from '@/schemas/api/auth/staff-sign-in'
import { fieldMessage } from '@/schemas/words/messages'
import { CompanyWindowButton } from '../directory/company-window-button'
import { CodeField } from './code-field'
import { PasskeyButton } from './passkey-button'
import { PasswordField } from './password-field'

interface SignInAgainDialogProps {
  /** Who was signed in: somebody else gets a page of their own. */
  person: { id: string; loginId: string; name: string }
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
  async function signedIn(id: string | undefined): Promise<void> {
    if (id === person.id) return onDone()
    // Somebody else's: the page of this person is not theirs to go on with.
    await call(leaveSignIn, {})
    throw new CallFailure('403', `${person.name}님의 패스키가 아닙니다. 다른 계정으로 쓰시려면 이 창을 닫고 화면을 새로 고쳐 주세요.`, {
      status: 403,
    })
  }
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
        <PasskeyButton purpose="signIn" words="패스키로 로그인" onDone={signedIn} />
        <CompanyWindowButton
          purpose="signIn"
          onDone={() =>
            void call(readMe, {}).then(
              // Somebody else gets a page of their own.
              ({ item }) => (item.loginId === person.loginId ? onDone() : location.reload()),
              // The own second step is still awaited.
              () => setStep('code'),
            )
          }
        />
        <FormAlert faults={form.faults} />
        <FormActions isBusy={form.isBusy} words="다시 로그인" busyWords="로그인하는 중입니다" onCancel={onClose} />
      </form>
    </StudioDialog>
  )
}
