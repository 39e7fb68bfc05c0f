'use client'
import { useWatch } from 'react-hook-form'
import { showAlertDialog } from '@/lib/ui/dialogs'
import { follow } from '@/lib/ui/control-navigation'
import { modifyPassword } from '@/schemas/api/members/account'
import { call } from '@/schemas/api/base/call'
import { passwordChangeFaults, type PasswordChange } from '@/schemas/rules/members/password-change'
import { PASSWORD_CHANGED } from '@/schemas/words/account-messages'
import { SubmitButton } from '@/blocks/base/_parts/form/buttons'
import { FormSummary } from '@/blocks/base/_parts/form/form-summary'
import { NewPasswordFields } from '@/blocks/members/_parts/form/new-password-fields'
import { PasswordField } from '@/blocks/base/_parts/form/password-field'
import { rejudge } from '@/blocks/base/_parts/form/rejudge'
import { useFormCall } from '@/blocks/base/_parts/form/use-form-call'

export function ChangeForm({ id, memberId }: { id: string; memberId: string }) {
  const { form, wrong, refused, isSending, onSubmit, errorOf } = useFormCall<PasswordChange>({
    initial: { currPassword: '', newPassword: '', newPasswordConfirm: '' },
    labels: { currPassword: '현재 비밀번호', newPassword: '새 비밀번호', newPasswordConfirm: '새 비밀번호 확인' },
    check: (values) => passwordChangeFaults(values, memberId),
    send: async ({ currPassword, newPassword }) => {
      await call(modifyPassword, { currPassword, newPassword })
      await showAlertDialog({ title: PASSWORD_CHANGED, text: '다른 기기에서는 새 비밀번호로 다시 로그인해 주세요.' })
      follow('/mypage/account/info')
    },
    call: modifyPassword.id,
  })
  const current = useWatch({ control: form.control, name: 'currPassword' })
  return (
    <form method="post" noValidate onSubmit={onSubmit}>
      <FormSummary id={id} wrong={wrong} refused={refused} />
      {/* Identifies the account to a password manager. */}
      <input type="text" name="username" autoComplete="username" value={memberId} readOnly hidden />
      <div className="grid gap-7">
        <PasswordField
          id={`${id}-currPassword`}
          label="현재 비밀번호"
          autoComplete="current-password"
          error={errorOf('currPassword')}
          {...form.register('currPassword', { onChange: rejudge(form, 'newPassword') })}
        />
        <NewPasswordFields id={id} form={form} errorOf={errorOf} memberId={memberId} current={current} />
      </div>
      <SubmitButton isSending={isSending} className="mt-10">
        비밀번호 변경
      </SubmitButton>
    </form>
  )
}
