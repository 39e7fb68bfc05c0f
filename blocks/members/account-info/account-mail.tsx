'use client'
import { useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { confirmAccountMailCode, sendAccountMailCode } from '@/schemas/api/members/account-mail'
import { call } from '@/schemas/api/base/call'
import { MailCodeField } from '@/blocks/members/_parts/mail/mail-code-field'

interface Props<V extends { email: string }> {
  id: string
  form: UseFormReturn<V>
  /** The address that the account has. */
  stored: string
  error: string | undefined
}

/** The address of the account. Another one asks for the code that is sent to it, and the old one hears of the change. */
export function AccountMail<V extends { email: string }>({ id, form, stored, error }: Props<V>) {
  const { register, watch, clearErrors } = form as unknown as UseFormReturn<{ email: string }>
  const email = (watch('email') ?? '').trim()
  const [confirmed, setConfirmed] = useState<string>()
  const isAsked = email.toLowerCase() !== stored.toLowerCase() && email !== ''
  return (
    <MailCodeField
      id={id}
      defaultValue={stored}
      help="바꾸면 새 이메일로 인증번호를 보내고, 지금 이메일에도 알려 드립니다."
      error={error}
      email={email}
      isAsked={isAsked}
      isConfirmed={isAsked && confirmed === email}
      confirmedWords="새 이메일을 확인했습니다. 변경 내용을 저장하면 바뀝니다."
      send={async (to) => {
        await call(sendAccountMailCode, { email: to })
        clearErrors('email')
      }}
      confirm={async (to, verifyNo) => {
        await call(confirmAccountMailCode, { email: to, verifyNo })
        setConfirmed(to)
        clearErrors('email')
      }}
      {...register('email')}
    />
  )
}
