'use client'
import { useWatch, type Path, type UseFormReturn } from 'react-hook-form'
import type { AgencyAccount } from '@/schemas/rules/members/agency'
import { EmailField } from '@/blocks/base/_parts/form/email-field'
import { MemberIdField, type IdChecking } from './member-id-field'
import { NewPasswordFields } from './new-password-fields'
import { rejudge } from '@/blocks/base/_parts/form/rejudge'

interface Props<V extends AgencyAccount> {
  id: string
  form: UseFormReturn<V>
  errorOf: (name: Path<V>) => string | undefined
  idCheck: IdChecking
}

export const ACCOUNT_LABELS = { memberId: '아이디', password: '비밀번호', passwordConfirm: '비밀번호 확인', email: '이메일' } as const
const PASSWORDS = ['password', 'passwordConfirm'] as const

/** Id and password of a new account; the password is checked together with the id (V-PW-6). */
export function AccountFields<V extends AgencyAccount>({ id, form, errorOf, idCheck }: Props<V>) {
  const path = (name: keyof AgencyAccount) => name as Path<V>
  const memberId: string = useWatch({ control: form.control, name: path('memberId') })
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
      <NewPasswordFields id={id} form={form} errorOf={errorOf} memberId={memberId} names={PASSWORDS} label={ACCOUNT_LABELS.password} />
      <EmailField id={`${id}-email`} error={errorOf(path('email'))} {...form.register(path('email'))} />
    </>
  )
}
