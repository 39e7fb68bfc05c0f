'use client'
import { follow } from '@/lib/ui/control-navigation'
import { call } from '@/schemas/api/base/call'
import { resetPassword } from '@/schemas/api/members/recovery'
import { newPasswordFaults, type NewPassword } from '@/schemas/rules/members/password-change'
import { SubmitButton } from '@/blocks/base/_parts/form/buttons'
import { FormSummary } from '@/blocks/base/_parts/form/form-summary'
import { NewPasswordFields } from '@/blocks/members/_parts/form/new-password-fields'
import { TextField } from '@/blocks/base/_parts/form/text-field'
import { useFormCall } from '@/blocks/base/_parts/form/use-form-call'

/** @param next the completion page. */
export function ResetForm({ id, memberId, next }: { id: string; memberId: string; next: string }) {
  const { form, wrong, refused, isSending, onSubmit, errorOf } = useFormCall<NewPassword>({
    initial: { newPassword: '', newPasswordConfirm: '' },
    labels: { newPassword: '새 비밀번호', newPasswordConfirm: '새 비밀번호 확인' },
    check: (values) => newPasswordFaults(values, memberId),
    send: async ({ newPassword }) => {
      await call(resetPassword, { id: memberId, newPassword })
      follow(next)
    },
    call: resetPassword.id,
  })
  return (
    <form method="post" noValidate onSubmit={onSubmit}>
      <FormSummary id={id} wrong={wrong} refused={refused} />
      <div className="grid gap-7">
        <TextField id={`${id}-memberId`} label="아이디" value={memberId} readOnly autoComplete="username" />
        <NewPasswordFields id={id} form={form} errorOf={errorOf} memberId={memberId} />
      </div>
      <SubmitButton isSending={isSending} className="mt-10">
        새 비밀번호로 변경
      </SubmitButton>
    </form>
  )
}
