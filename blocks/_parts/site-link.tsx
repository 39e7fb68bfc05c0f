import type { ReactNode } from 'react'
import type { PageContext } from '@/renderer/define-block'
import { SafeLink } from './action-link'

/** /cs/contact is no page of ours: it opens the consultation partner's page in a new window, and says so (RT-09, G-CONTACT). */
export const CONTACT = '/cs/contact'

interface SiteLinkProps {
  href: string
  site: PageContext['site']
  className?: string | undefined
  children: ReactNode
}

/** A link of the header or the footer. */
export function SiteLink({ href, site, className, children }: SiteLinkProps) {
  const outside = href === CONTACT ? site.consultUrl : /^https?:/.test(href) ? href : undefined
  return (
    <SafeLink href={outside ?? href} newWindow={outside !== undefined} className={className}>
      {children}
    </SafeLink>
  )
}
