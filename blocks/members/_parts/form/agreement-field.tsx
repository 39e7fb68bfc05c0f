'use client'
import { FORM_TERMS, type FormConsent } from '@/schemas/rules/members/terms'
import { TermsButton } from '../terms/terms-button.lazy'
import { CheckBox } from '@/blocks/base/_parts/form/check-box'
import { FaultLine } from '@/blocks/base/_parts/form/fault-line'

interface Props extends Omit<React.ComponentProps<typeof CheckBox>, 'id' | 'children'> {
  /** Of the check box; its fault stands below it. */
  id: string
  label: string
  error: string | undefined
  /** Whose text opens: that of the form, because the one of a sign-up speaks of other data. */
  consent: FormConsent
}

/** The consent to the use of personal data that a form needs, with its text beside it. */
export function AgreementField({ id, label, error, consent, ...input }: Props) {
  return (
    <div>
      <div className="flex items-center justify-between gap-2 rounded-sm border border-line-field px-4 py-1">
        <CheckBox id={id} aria-invalid={error ? true : undefined} aria-describedby={error ? `${id}-error` : undefined} {...input}>
          <span className="mr-1 font-semibold text-accent">필수</span> {label}
        </CheckBox>
        <TermsButton termsType={FORM_TERMS[consent]} title={label} />
      </div>
      <FaultLine id={`${id}-error`} text={error} />
    </div>
  )
}
