'use client'
import { follow } from '@/lib/ui/control-navigation'
import { checkPassword } from '@/schemas/api/members/account'
import { call } from '@/schemas/api/base/call'
import { snsPasswordConfirm } from '@/schemas/api/auth/social'
import { SubmitButton } from '@/blocks/base/_parts/form/buttons'
import { FormSummary } from '@/blocks/base/_parts/form/form-summary'
import { PasswordField } from '@/blocks/base/_parts/form/password-field'
import { TextField } from '@/blocks/base/_parts/form/text-field'
import { useFormCall } from '@/blocks/base/_parts/form/use-form-call'
import type { Props } from './schema'

interface Check {
  id: string
  memberId: string
  way: Props['way']
  /** The wanted path of this site. */
  next: string
}

export function CheckForm({ id, memberId, way, next }: Check) {
  const { form, wrong, refused, isSending, onSubmit, errorOf } = useFormCall<{ password: string }>({
    initial: { password: '' },
    labels: { password: '비밀번호' },
    check: ({ password }) => ({ password: password === '' ? '비밀번호를 입력해 주세요.' : undefined }),
    send: async ({ password }) => {
      await (way === 'social' ? call(snsPasswordConfirm, { password }) : call(checkPassword, { id: memberId, password, snsYn: 'N' }))
      follow(next)
    },
    call: checkPassword.id,
  })
  return (
    <form method="post" noValidate onSubmit={onSubmit}>
      <FormSummary id={id} wrong={wrong} refused={refused} />
      <div className="grid gap-7">
        {/* Identifies the account to a password manager. */}
        <TextField id={`${id}-memberId`} label="아이디" value={memberId} readOnly autoComplete="username" />
        <PasswordField
          id={`${id}-password`}
          label="비밀번호"
          autoComplete="current-password"
          error={errorOf('password')}
          {...form.register('password')}
        />
      </div>
      <SubmitButton isSending={isSending} className="mt-10">
        확인
      </SubmitButton>
      <p className="mt-4 text-center text-small">
        <a href="/set-password" className="inline-flex min-h-11 items-center px-2 underline underline-offset-4">
          비밀번호를 잊으셨습니까?
        </a>
      </p>
    </form>
  )
}
