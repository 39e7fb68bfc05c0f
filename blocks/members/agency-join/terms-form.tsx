'use client'
import { useWatch } from 'react-hook-form'
import { follow } from '@/lib/ui/control-navigation'
import { agreeAgencyTerms } from '@/schemas/api/members/agency'
import { call } from '@/schemas/api/base/call'
import { agreementsFault } from '@/schemas/rules/members/agreements'
import { AgreementTree } from '@/blocks/members/_parts/form/agreement-tree'
import { SubmitButton } from '@/blocks/base/_parts/form/buttons'
import { FormSummary } from '@/blocks/base/_parts/form/form-summary'
import { useFormCall } from '@/blocks/base/_parts/form/use-form-call'
import { agencyRows } from './agency-rows'
import type { Data } from './load'

interface Props {
  id: string
  terms: Data['terms']
  hasAgreed: boolean
  next: string
}
interface Values {
  member: boolean
  privacy: boolean
}

/** The consents of an agency, none checked initially (V-AGREE-1). */
export function TermsForm({ id, terms, hasAgreed, next }: Props) {
  const rows = agencyRows(terms)
  const { form, refused, isSending, onSubmit, errorOf } = useFormCall<Values>({
    initial: { member: hasAgreed, privacy: hasAgreed },
    labels: { member: rows[0].label, privacy: rows[1].label },
    check: ({ member, privacy }) => {
      const fault = agreementsFault({ service: member, personal: privacy })
      return fault ? { [member ? 'privacy' : 'member']: fault } : {}
    },
    send: async (values) => {
      await call(agreeAgencyTerms, values)
      follow(next)
    },
    call: agreeAgencyTerms.id,
  })
  const [member, privacy] = useWatch({ control: form.control, name: ['member', 'privacy'] })
  return (
    <form method="post" noValidate onSubmit={onSubmit}>
      <FormSummary id={id} wrong={[]} refused={refused} />
      <AgreementTree
        id={id}
        rows={rows}
        values={{ member, privacy }}
        error={errorOf('member') ?? errorOf('privacy')}
        onChange={(values) => {
          form.setValue('member', values['member'] ?? false)
          form.setValue('privacy', values['privacy'] ?? false)
          form.clearErrors()
        }}
      />
      <SubmitButton isSending={isSending} className="mt-10">
        동의하고 계속하기
      </SubmitButton>
    </form>
  )
}
