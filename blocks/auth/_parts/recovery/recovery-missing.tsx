import { IDENTITY_MISSING } from '@/schemas/words/identity-messages'
import { ActionLink } from '@/blocks/base/_parts/action-link'

/** Replaces the result of a verification when there is none or it has expired (E-IDV-3). */
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
