'use client'
import { showSnackbar } from '@/lib/ui/show-snackbar'
import { saveMyBusiness } from '@/schemas/api/members/business'
import { call } from '@/schemas/api/base/call'
import { DETAIL_LABELS, businessDetailFaults } from '@/schemas/rules/members/business'
import { ActionLink } from '@/blocks/base/_parts/action-link'
import type { Business } from '@/blocks/members/_parts/account/my-business'
import { BusinessFacts } from '@/blocks/members/_parts/form/business-facts'
import { BusinessDetailFields, type BusinessDetailsForm } from '@/blocks/members/_parts/form/business-detail-fields'
import { SubmitButton } from '@/blocks/base/_parts/form/buttons'
import { FormSummary } from '@/blocks/base/_parts/form/form-summary'
import { useFormCall } from '@/blocks/base/_parts/form/use-form-call'

export function InfoForm({ id, business }: { id: string; business: Business }) {
  const { name, type, typeDesc, phoneNum, recommender } = business
  const { form, wrong, refused, isSending, onSubmit, errorOf } = useFormCall<BusinessDetailsForm>({
    initial: { name, type, typeDesc, phoneNum, recommender },
    labels: DETAIL_LABELS,
    check: businessDetailFaults,
    send: async (values) => {
      await call(saveMyBusiness, values)
      showSnackbar('사업자 정보를 저장했습니다.')
    },
    call: saveMyBusiness.id,
  })
  return (
    <form method="post" noValidate onSubmit={onSubmit}>
      <FormSummary id={id} wrong={wrong} refused={refused} />
      <BusinessFacts business={business} />
      <ActionLink href="/mypage/account/business/verify" tone="text" className="mb-6">
        등록번호나 대표자 바꾸기
      </ActionLink>
      <div className="grid gap-7">
        <BusinessDetailFields id={id} form={form} errorOf={errorOf} />
      </div>
      <SubmitButton isSending={isSending} className="mt-10">
        저장하기
      </SubmitButton>
    </form>
  )
}
