import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import { NewsProvider } from '@/app/office/auth/news/news-provider'
import { SeeAsBand } from '@/app/office/auth/staff/see-as-band'
import { SessionWatch } from '@/app/office/auth/sign-in/session-watch'
import { OFFICE_LINKS } from '@/app/office/_parts/office-links'
import { openLinks } from '@/builder/list/open-links'
import { readFolds } from '@/builder/list/read-folds'
import { SideMemoryProvider } from '@/builder/list/side-memory'
import { FindAnything } from '@/builder/pages/find-anything'
import { requestContext } from '@/lib/request-context'
import { BreakGlassStrip } from './break-glass-strip'
import { Refusal } from './refusal'
import { readStaff } from './require-staff'
import { SkipLink } from './skip-link'

export const metadata: Metadata = { robots: { index: false, follow: false } }

/**
 * Renders the whole refusal on the server, which a page that throws `forbidden` cannot. It is not the access check: a page renders beside
 * its layout, so each page checks access itself (require-staff.ts).
 */
export default async function BuilderLayout({ children }: { children: ReactNode }) {
  const person = await readStaff()
  if (!person) return <Refusal />
  const folds = readFolds(requestContext()?.cookie ?? '', person.id)
  return (
    <SideMemoryProvider personId={person.id} favourites={person.favourites} folds={folds}>
      <FindAnything person={person} links={openLinks(OFFICE_LINKS, person)}>
        <SkipLink />
        {person.isBreakGlass && <BreakGlassStrip until={person.breakGlassUntil} />}
        <NewsProvider personId={person.id}>{children}</NewsProvider>
        {person.seeing && <SeeAsBand key={person.seeing.until} {...person.seeing} />}
        <SessionWatch person={{ id: person.id, loginId: person.loginId, name: person.name }} />
      </FindAnything>
    </SideMemoryProvider>
  )
}
