'use client'
import { useWatch, type Path, type UseFormReturn } from 'react-hook-form'
import type { AgencyAccount } from '@/schemas/rules/agency'
import { PASSWORD_FINE, passwordFault } from '@/schemas/rules/password'
import { MemberIdField, type IdChecking } from './member-id-field'
import { PasswordChecklist } from './password-checklist'
import { PasswordField } from './password-field'
import { rejudge } from './rejudge'
import { TextField } from './text-field'

interface Props<V extends AgencyAccount> {
  id: string
  form: UseFormReturn<V>
  errorOf: (name: Path<V>) => string | undefined
  idCheck: IdChecking
}

export const ACCOUNT_LABELS = { memberId: '아이디', password: '비밀번호', passwordConfirm: '비밀번호 확인', email: '이메일' } as const

/** What a new account signs in with; the password is judged with the id that it stands beside (V-PW-6). */
export function AccountFields<V extends AgencyAccount>({ id, form, errorOf, idCheck }: Props<V>) {
  const path = (name: keyof AgencyAccount) => name as Path<V>
  const [memberId, password] = useWatch({ control: form.control, name: [path('memberId'), path('password')] as const }) as unknown as [
    string,
    string,
  ]
  const isFine = password !== '' && passwordFault(password, memberId) === undefined
  return (
    <>
      <MemberIdField
        id={id}
        name={path('memberId')}
        form={form}
        errorOf={errorOf}
        check={idCheck}
        onChange={rejudge(form, path('password'))}
      />
      <PasswordField
        id={`${id}-password`}
        label={ACCOUNT_LABELS.password}
        autoComplete="new-password"
        error={errorOf(path('password'))}
        success={isFine ? PASSWORD_FINE : undefined}
        help={<PasswordChecklist password={password} memberId={memberId} />}
        {...form.register(path('password'), { onChange: rejudge(form, path('passwordConfirm')) })}
      />
      <PasswordField
        id={`${id}-passwordConfirm`}
        label={ACCOUNT_LABELS.passwordConfirm}
        autoComplete="new-password"
        error={errorOf(path('passwordConfirm'))}
        {...form.register(path('passwordConfirm'))}
      />
      <TextField
        id={`${id}-email`}
        label={ACCOUNT_LABELS.email}
        type="email"
        autoComplete="email"
        placeholder="name@example.com"
        error={errorOf(path('email'))}
        {...form.register(path('email'))}
      />
    </>
  )
}
