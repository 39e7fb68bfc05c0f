'use client'
import { useWatch } from 'react-hook-form'
import { follow } from '@/lib/ui/control-navigation'
import { reagree } from '@/schemas/api/members/account'
import { call } from '@/schemas/api/base/call'
import { AGREE_FIRST } from '@/schemas/rules/members/agreements'
import { leavesOf, type AgreementRow } from '@/blocks/members/_parts/form/agreement-rows'
import { AgreementTree } from '@/blocks/members/_parts/form/agreement-tree'
import { SubmitButton } from '@/blocks/base/_parts/form/buttons'
import { FormSummary } from '@/blocks/base/_parts/form/form-summary'
import { useFormCall } from '@/blocks/base/_parts/form/use-form-call'

interface Values {
  agreements: Record<string, boolean | undefined>
}

/** @param next the page afterwards: the verification, or the wanted page. */
export function ReagreeForm({ id, rows, next }: { id: string; rows: AgreementRow[]; next: string }) {
  const { form, wrong, refused, isSending, onSubmit, errorOf } = useFormCall<Values>({
    initial: { agreements: {} },
    labels: { agreements: '약관 동의' },
    check: ({ agreements }) => {
      const isAgreed = leavesOf(rows).every(({ name, required }) => !required || agreements[name])
      return { agreements: isAgreed ? undefined : AGREE_FIRST }
    },
    send: async ({ agreements }) => {
      const yes = (name: string) => (agreements[name] ? ('Y' as const) : undefined)
      // Existing consents are not requested again; marketing consents left out stay unchanged.
      const marketing = {
        goodsMarketingYn: yes('goodsMarketing'),
        eventMarketingYn: yes('eventMarketing'),
        adMarketingYn: yes('adMarketing'),
      }
      const given = Object.fromEntries(Object.entries(marketing).filter(([, yn]) => yn))
      await call(reagree, { serviseTermsYn: 'Y', personalInfoCollectedYn: 'Y', ...given })
      follow(next)
    },
    call: reagree.id,
  })
  const agreements = useWatch({ control: form.control, name: 'agreements' })
  return (
    <form method="post" noValidate onSubmit={onSubmit}>
      <FormSummary id={id} wrong={wrong} refused={refused} />
      <AgreementTree
        id={`${id}-agreements`}
        rows={rows}
        values={agreements}
        onChange={(values) => form.setValue('agreements', values, { shouldValidate: form.formState.isSubmitted })}
        error={errorOf('agreements')}
      />
      {leavesOf(rows).some(({ required }) => !required) && (
        <p className="mt-6 text-small text-pretty text-ink-mute">
          마케팅 수신에 동의하면 동의한 날짜를 메일로 알려 드립니다. 마이페이지에서 언제든 바꿀 수 있습니다.
        </p>
      )}
      <SubmitButton isSending={isSending} className="mt-8">
        동의하고 계속하기
      </SubmitButton>
    </form>
  )
}
