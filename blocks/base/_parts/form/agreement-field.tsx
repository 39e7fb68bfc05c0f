'use client'
import { termsTypeOf } from '@/schemas/rules/members/terms'
import { TermsButton } from '../terms/terms-button.lazy'
import { CheckBox } from './check-box'
import { FaultLine } from './fault-line'

interface Props extends Omit<React.ComponentProps<typeof CheckBox>, 'id' | 'children'> {
  /** Of the check box; its fault stands below it. */
  id: string
  label: string
  error: string | undefined
}

/** The consent to the use of personal data that a form needs, with its terms beside it. */
export function AgreementField({ id, label, error, ...input }: Props) {
  return (
    <div>
      <div className="flex items-center justify-between gap-2 rounded-sm border border-line-field px-4 py-1">
        <CheckBox id={id} aria-invalid={error ? true : undefined} aria-describedby={error ? `${id}-error` : undefined} {...input}>
          <span className="mr-1 font-semibold text-accent">필수</span> {label}
        </CheckBox>
        <TermsButton termsType={termsTypeOf('personalInfo', 'personal')} title={label} />
      </div>
      <FaultLine id={`${id}-error`} text={error} />
    </div>
  )
}
