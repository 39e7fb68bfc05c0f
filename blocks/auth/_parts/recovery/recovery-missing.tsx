import { IDENTITY_MISSING } from '@/schemas/words/identity-messages'
import { ActionLink } from '@/blocks/base/_parts/action-link'

/** Instead of what a verification would have found, where there was none or its half hour is over (E-IDV-3). */
export function RecoveryMissing({ href, label }: { href: string; label: string }) {
  return (
    <>
      <p className="text-pretty">{IDENTITY_MISSING}</p>
      <ActionLink href={href} tone="primary" size="lg" className="mt-8 w-full">
        {label}
      </ActionLink>
    </>
  )
}
