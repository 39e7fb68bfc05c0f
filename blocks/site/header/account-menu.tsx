'use client'
import { lazy, Suspense, useEffect } from 'react'
import { Icon } from '@/lib/ui/icon'
import { useSession } from '@/blocks/auth/_parts/session/use-session'
import { markViewer } from './mark-viewer'

const MemberMenu = lazy(() => import('./member-menu').then((module) => ({ default: module.MemberMenu })))

interface Props {
  siteId: string
  /** Classes of a round button of the bar. */
  className: string
}

/**
 * The account in the bar: for a visitor a link to My Page, which redirects to the login; for a member a small menu. Both have the same
 * place and size, so that nothing moves when the session is known.
 */
export function AccountMenu({ siteId, className }: Props) {
  const session = useSession()
  useEffect(() => markViewer(session), [session])
  const link = (
    <a href="/mypage/home" aria-label="마이페이지" className={className}>
      <Icon name="user" />
    </a>
  )
  if (session.code !== 'signed') return link
  return (
    <Suspense fallback={link}>
      <MemberMenu user={session.user} siteId={siteId} className={className} />
    </Suspense>
  )
}
