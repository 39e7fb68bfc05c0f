'use client'
import { useWatch } from 'react-hook-form'
import { showAlertDialog } from '@/lib/ui/dialogs'
import { follow } from '@/lib/ui/control-navigation'
import { setPassword } from '@/schemas/api/members/account'
import { call } from '@/schemas/api/base/call'
import { ID_MAX, memberIdFault } from '@/schemas/rules/members/member-id'
import { newPasswordFaults, type NewPassword } from '@/schemas/rules/members/password-change'
import { SubmitButton } from '@/blocks/base/_parts/form/buttons'
import { FormSummary } from '@/blocks/base/_parts/form/form-summary'
import { NewPasswordFields } from '@/blocks/members/_parts/form/new-password-fields'
import { rejudge } from '@/blocks/base/_parts/form/rejudge'
import { TextField } from '@/blocks/base/_parts/form/text-field'
import { useFormCall } from '@/blocks/base/_parts/form/use-form-call'

interface Values extends NewPassword {
  memberId: string
}

/** @param memberId the existing one; empty when it is chosen here too. */
export function FirstForm({ id, memberId: known }: { id: string; memberId: string }) {
  const { form, wrong, refused, isSending, onSubmit, errorOf } = useFormCall<Values>({
    initial: { memberId: known, newPassword: '', newPasswordConfirm: '' },
    labels: { memberId: '아이디', newPassword: '새 비밀번호', newPasswordConfirm: '새 비밀번호 확인' },
    check: (values) => ({
      memberId: known ? undefined : memberIdFault(values.memberId),
      ...newPasswordFaults(values, values.memberId),
    }),
    send: async ({ memberId, newPassword }) => {
      await call(setPassword, { ...(known ? {} : { memberId }), newPassword })
      await showAlertDialog({ title: '비밀번호를 설정했습니다.', text: `이제 아이디(${memberId})와 비밀번호로도 로그인할 수 있습니다.` })
      follow('/mypage/account/info')
    },
    call: setPassword.id,
  })
  const memberId = useWatch({ control: form.control, name: 'memberId' })
  return (
    <form method="post" noValidate onSubmit={onSubmit}>
      <FormSummary id={id} wrong={wrong} refused={refused} />
      <div className="grid gap-7">
        <TextField
          id={`${id}-memberId`}
          label="아이디"
          readOnly={known !== ''}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck="false"
          maxLength={ID_MAX}
          help={known ? undefined : '5~15자의 영문 소문자와 숫자를 사용할 수 있습니다.'}
          error={errorOf('memberId')}
          {...form.register('memberId', { onChange: rejudge(form, 'newPassword') })}
        />
        <NewPasswordFields id={id} form={form} errorOf={errorOf} memberId={memberId} />
      </div>
      <SubmitButton isSending={isSending} className="mt-10">
        비밀번호 설정
      </SubmitButton>
    </form>
  )
}
