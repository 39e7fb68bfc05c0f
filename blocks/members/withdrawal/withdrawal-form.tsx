'use client'
import { showConfirmDialog } from '@/lib/ui/dialogs'
import { changeMemberStatus } from '@/schemas/api/members/account'
import { call } from '@/schemas/api/base/call'
import { ActionLink } from '@/blocks/base/_parts/action-link'
import { CheckBox } from '@/blocks/base/_parts/form/check-box'
import { SubmitButton } from '@/blocks/base/_parts/form/buttons'
import { FormSummary } from '@/blocks/base/_parts/form/form-summary'
import { useFormCall } from '@/blocks/base/_parts/form/use-form-call'
import { FaultLine } from '@/blocks/base/_parts/form/fault-line'

export function WithdrawalForm({ id, memberId }: { id: string; memberId: string }) {
  const { form, wrong, refused, isSending, onSubmit, errorOf } = useFormCall<{ isRead: boolean }>({
    initial: { isRead: false },
    labels: { isRead: '안내 확인' },
    check: ({ isRead }) => ({ isRead: isRead ? undefined : '안내를 확인하고 표시해 주세요.' }),
    send: async () => {
      const answer = await showConfirmDialog({
        title: '정말 탈퇴하시겠습니까?',
        text: '개인정보가 바로 지워지고, 되돌릴 수 없습니다.',
        okLabel: '탈퇴하기',
      })
      if (answer !== 'ok') return
      await call(changeMemberStatus, { status: 'WITHDRAW', ...(memberId ? { memberId } : {}) })
      // `replace`: Back must not open a page of the closed account.
      location.replace('/mypage/account/withdrawal-complete')
    },
    call: changeMemberStatus.id,
  })
  const error = errorOf('isRead')
  return (
    <form method="post" noValidate onSubmit={onSubmit}>
      <FormSummary id={id} wrong={wrong} refused={refused} />
      <CheckBox
        id={`${id}-isRead`}
        aria-invalid={error ? true : undefined}
        aria-describedby={`${id}-isRead-error`}
        {...form.register('isRead')}
      >
        안내를 모두 확인했으며 탈퇴에 동의합니다.
      </CheckBox>
      <FaultLine id={`${id}-isRead-error`} text={error} place="mt-1" />
      <div className="mt-8 grid gap-3">
        <SubmitButton isSending={isSending}>탈퇴하기</SubmitButton>
        <ActionLink href="/mypage/account/info" size="lg">
          탈퇴하지 않기
        </ActionLink>
      </div>
    </form>
  )
}
