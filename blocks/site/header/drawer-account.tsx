'use client'
import { lazy, Suspense } from 'react'
import { Icon } from '@/lib/ui/icon'
import { memberName } from '@/blocks/auth/_parts/session/member-name'
import { signOutHere } from '@/blocks/auth/_parts/session/sign-out-here'
import { useSession } from '@/blocks/auth/_parts/session/use-session'
import { loginHere } from './login-here'

const ProjectEntry = lazy(() => import('@/blocks/members/_parts/design/project-entry').then((module) => ({ default: module.ProjectEntry })))

const DrawerMemberRows = lazy(() => import('./drawer-member-rows').then((module) => ({ default: module.DrawerMemberRows })))

interface Props {
  siteId: string
  loginTitle: string
  loginText: string
}

const ROW = 'flex min-w-0 flex-1 items-center justify-between gap-4 px-[18px] py-4'

/** The first row of the drawer: to the login and back here, or to My Page and sign-out. */
export function DrawerAccount({ siteId, loginTitle, loginText }: Props) {
  const session = useSession()
  const isSigned = session.code === 'signed'
  const title = isSigned ? memberName(session.user) : loginTitle
  const href = isSigned ? '/mypage/home' : session.code === 'unsigned' ? loginHere() : '/login'
  return (
    <div className="mt-1 flex flex-wrap items-stretch rounded-sm bg-surface md:hidden">
      {/* The header's behaviour may have named this page in the link already. */}
      <a href={href} data-login-here={isSigned ? undefined : ''} suppressHydrationWarning className={ROW}>
        <span className="min-w-0">
          <span className="block truncate font-semibold">{title}</span>
          <span className="type-caption mt-0.5 block text-ink-mute">{isSigned ? '마이페이지' : loginText}</span>
        </span>
        {!isSigned && <Icon name="chevron" size={20} />}
      </a>
      {isSigned && (
        <button type="button" onClick={leave} className="shrink-0 px-[18px] text-[15px] font-semibold underline underline-offset-4">
          로그아웃
        </button>
      )}
      {isSigned && (
        <Suspense>
          <DrawerMemberRows memberNo={session.user.memberNo} />
          <ProjectEntry siteId={siteId} className="flex min-h-12 w-full items-center border-t border-line px-[18px] text-[15px]" />
        </Suspense>
      )}
    </div>
  )
}

function leave(event: React.MouseEvent): void {
  ;(event.target as Element).closest('dialog')?.close()
  void signOutHere()
}
