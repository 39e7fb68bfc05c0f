'use client'
import { useEffect, useState } from 'react'
import { FormActions } from '@/builder/list/form-actions'
import { FormAlert } from '@/builder/list/form-alert'
import { useForm } from '@/builder/list/use-form'
import { BUTTON } from '@/builder/ui/button'
import { StudioDialog } from '@/builder/ui/studio-dialog'
import { call } from '@/schemas/api/base/call'
import { readOwnAccount } from '@/schemas/api/auth/own-account'
import { confirmAgain } from '@/schemas/api/auth/staff-sign-in'
import { STEP_UP_MINUTES } from '@/schemas/rules/auth/staff-sign-in'
import { fieldMessage } from '@/schemas/words/messages'
import { CompanyWindowButton } from '../directory/company-window-button'
import { CodeField } from './code-field'
import { PasskeyButton } from './passkey-button'
import { PasswordField } from './password-field'

/** Asks for the password, a code or a passkey before a grave act, which goes on by itself afterwards. */
export function ConfirmAgainDialog({ onDone, onClose }: { onDone: () => void; onClose: () => void }) {
  const [by, setBy] = useState<'password' | 'code'>('password')
  const [word, setWord] = useState('')
  const { hasFactor, hasPasskey } = useFactors()
  const form = useForm<'word'>(async () => {
    if (word.trim() === '') return { word: fieldMessage('required', by === 'password' ? '비밀번호' : '인증 코드') }
    await call(confirmAgain, { by, word })
    onDone()
  }, ['word'])
  const field = form.field('word', setWord)
  return (
    <StudioDialog
      title="한 번 더 확인합니다"
      text={`중요한 작업이라 본인인지 다시 확인합니다. 확인하면 하던 작업을 이어서 하고, ${STEP_UP_MINUTES}분 동안 다시 묻지 않습니다.`}
      onClose={onClose}
    >
      <form {...form.given} aria-label="한 번 더 확인" className="flex flex-col gap-4">
        {by === 'password' ? (
          <PasswordField label="비밀번호" value={word} autoComplete="current-password" {...field} />
        ) : (
          <CodeField value={word} {...field} />
        )}
        {hasFactor && (
          <button
            type="button"
            className={`${BUTTON} -ml-2 self-start text-studio-text-mute underline underline-offset-4`}
            onClick={() => {
              form.mend('word', 'form', 'problems')
              setWord('')
              setBy(by === 'password' ? 'code' : 'password')
            }}
          >
            {by === 'password' ? '인증 앱의 코드로 확인하기' : '비밀번호로 확인하기'}
          </button>
        )}
        {hasPasskey && <PasskeyButton purpose="confirm" words="패스키로 확인" onDone={onDone} />}
        <CompanyWindowButton purpose="confirm" onDone={onDone} />
        <FormAlert faults={form.faults} />
        <FormActions isBusy={form.isBusy} words="확인하고 계속" busyWords="확인하는 중입니다" onCancel={onClose} />
      </form>
    </StudioDialog>
  )
}

/** What the person has beside the password: nothing else is offered. Where it is not known the password serves. */
function useFactors(): { hasFactor: boolean; hasPasskey: boolean } {
  const [factors, setFactors] = useState({ hasFactor: false, hasPasskey: false })
  useEffect(() => {
    const abort = new AbortController()
    call(readOwnAccount, {}, { signal: abort.signal }).then(
      ({ item: { factorAt, passkeys } }) => setFactors({ hasFactor: factorAt !== null, hasPasskey: passkeys.length > 0 }),
      () => undefined,
    )
    return () => abort.abort()
  }, [])
  return factors
}
