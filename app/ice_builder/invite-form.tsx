'use client'
// Replaces the sign-in where the address holds an invitation: the invited person chooses a password and signs in with it.
import { useState } from 'react'
import { FormAlert } from '@/builder/list/form-alert'
import { FormField } from '@/builder/list/form-field'
import { useForm } from '@/builder/list/use-form'
import { MAIN_BUTTON } from '@/builder/ui/button'
import { FIELD, INVALID_FIELD } from '@/builder/ui/field'
import { call } from '@/schemas/api/base/call'
import { signIn } from '@/schemas/api/auth/staff'
import { acceptInvite } from '@/schemas/api/auth/staff-accounts'
import { fieldMessage } from '@/schemas/words/messages'

type Field = 'password' | 'again'

export function InviteForm({ invitation }: { invitation: string }) {
  const [password, setPassword] = useState('')
  const [again, setAgain] = useState('')
  const form = useForm<Field>(async () => {
    if (password === '') return { password: fieldMessage('required', '비밀번호') }
    if (password !== again) return { again: '두 비밀번호가 다릅니다. 다시 입력해 주세요.' }
    const { item } = await call(acceptInvite, { key: invitation, password })
    await call(signIn, { loginId: item.loginId, password })
    location.replace('/ice_builder/home')
  }, ['password', 'again'])
  const fields = [
    ['password', '새 비밀번호', password, setPassword],
    ['again', '새 비밀번호 다시 입력', again, setAgain],
  ] as const
  return (
    <form {...form.given} aria-label="비밀번호 정하기" className="mt-5 flex flex-col gap-4">
      <p className="text-studio-text-mute">초대를 받으셨습니다. 앞으로 로그인할 비밀번호를 정해 주세요.</p>
      {fields.map(([name, label, value, change]) => (
        <FormField
          key={name}
          label={label}
          fault={form.faults[name]}
          help={name === 'password' ? '문자, 숫자, 특수문자를 모두 넣어 8자 이상 64자까지' : undefined}
        >
          {(aria) => (
            <input
              {...aria}
              data-field={name}
              type="password"
              autoComplete="new-password"
              value={value}
              aria-required
              onChange={({ currentTarget }) => {
                form.mend(name, 'form', 'problems')
                change(currentTarget.value)
              }}
              className={`${FIELD} ${INVALID_FIELD}`}
            />
          )}
        </FormField>
      ))}
      <FormAlert faults={form.faults} />
      <button type="submit" className={MAIN_BUTTON} aria-disabled={form.isBusy}>
        {form.isBusy ? '정하는 중입니다' : '비밀번호 정하고 로그인'}
      </button>
    </form>
  )
}
