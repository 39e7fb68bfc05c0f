'use client'
import { useWatch } from 'react-hook-form'
import { follow } from '@/lib/ui/control-navigation'
import { joinAgency } from '@/schemas/api/members/agency'
import { call } from '@/schemas/api/base/call'
import { agencyAccountFaults, type AgencyAccount, type AgencyKind } from '@/schemas/rules/members/agency'
import { agreementsFault } from '@/schemas/rules/members/agreements'
import {
  DETAIL_LABELS,
  IDENTITY_LABELS,
  businessDetailFaults,
  businessIdentityFaults,
  type BusinessIdentity,
} from '@/schemas/rules/members/business'
import { ACCOUNT_LABELS, AccountFields } from '@/blocks/members/_parts/form/account-fields'
import { AgreementTree } from '@/blocks/members/_parts/form/agreement-tree'
import { BusinessFacts } from '@/blocks/members/_parts/form/business-facts'
import { BusinessDetailFields, type BusinessDetailsForm } from '@/blocks/members/_parts/form/business-detail-fields'
import { BusinessIdentityFields, type BusinessIdentityForm } from '@/blocks/members/_parts/form/business-identity-fields'
import { SubmitButton } from '@/blocks/base/_parts/form/buttons'
import { FormSummary } from '@/blocks/base/_parts/form/form-summary'
import { useIdCheck } from '@/blocks/members/_parts/form/member-id-field'
import { useFormCall } from '@/blocks/base/_parts/form/use-form-call'
import { agencyRows } from './agency-rows'
import type { Data } from './load'

interface Props {
  id: string
  kind: AgencyKind
  memberName: string
  /** Confirmed on the page before; otherwise entered here. */
  business: BusinessIdentity | null
  /** Agreed on a page before; otherwise here. */
  hasAgreed: boolean
  terms: Data['terms']
  next: string
}
type Values = BusinessIdentityForm & BusinessDetailsForm & AgencyAccount & { member: boolean; privacy: boolean }

const DETAILS: BusinessDetailsForm = { name: '', type: '', typeDesc: '', phoneNum: '', recommender: '' }
const ACCOUNT: AgencyAccount = { memberId: '', password: '', passwordConfirm: '', email: '' }

/** The last form of an agency's sign-up: every field of no earlier page (V-BIZ-3, V-ID-*, V-PW-*). */
export function InformationForm({ id, kind, memberName, business, hasAgreed, terms, next }: Props) {
  const idCheck = useIdCheck()
  const rows = agencyRows(terms)
  const { form, wrong, refused, isSending, onSubmit, errorOf } = useFormCall<Values>({
    initial: { ...(business ?? { bizRegNum: '', startDt: '', owner: '' }), ...DETAILS, ...ACCOUNT, member: hasAgreed, privacy: hasAgreed },
    labels: {
      ...IDENTITY_LABELS,
      ...DETAIL_LABELS,
      ...ACCOUNT_LABELS,
      member: rows[0].label,
      privacy: rows[1].label,
    },
    check: (values) => {
      const missing = agreementsFault({ service: values.member, personal: values.privacy })
      return {
        ...businessIdentityFaults(values, new Date()),
        ...businessDetailFaults(values),
        ...agencyAccountFaults(values),
        memberId: idCheck.fault(values.memberId),
        ...(missing ? { [values.member ? 'privacy' : 'member']: missing } : {}),
      }
    },
    send: async ({ member, privacy, memberId, password, passwordConfirm, email, ...bizInfo }) => {
      const account = { memberId, password, passwordConfirm, email }
      await call(joinAgency, { kind, businessNumber: bizInfo.bizRegNum, terms: { member, privacy }, bizInfo, ...account })
      follow(next)
    },
    call: joinAgency.id,
  })
  const [member, privacy] = useWatch({ control: form.control, name: ['member', 'privacy'] })
  return (
    <form method="post" noValidate onSubmit={onSubmit}>
      <FormSummary id={id} wrong={wrong} refused={refused} />
      <Group title="사업자 정보">
        {business ? <BusinessFacts business={business} /> : <BusinessIdentityFields id={id} form={form} errorOf={errorOf} />}
        <BusinessDetailFields id={id} form={form} errorOf={errorOf} />
      </Group>
      <Group title="로그인 정보">
        <p className="-mt-3 text-small text-ink-mute">{memberName}님의 이름으로 가입합니다.</p>
        <AccountFields id={id} form={form} errorOf={errorOf} idCheck={idCheck} />
      </Group>
      {!hasAgreed && (
        <Group title="약관 동의">
          <AgreementTree
            id={id}
            rows={rows}
            values={{ member, privacy }}
            error={errorOf('member') ?? errorOf('privacy')}
            onChange={(values) => {
              form.setValue('member', values['member'] ?? false)
              form.setValue('privacy', values['privacy'] ?? false)
              form.clearErrors(['member', 'privacy'])
            }}
          />
        </Group>
      )}
      <SubmitButton isSending={isSending} className="mt-10">
        가입하기
      </SubmitButton>
    </form>
  )
}

function Group({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <section className="mt-12 first-of-type:mt-0">
      <h2 className="type-title mb-6">{title}</h2>
      <div className="grid gap-7">{children}</div>
    </section>
  )
}
