'use client'
import { useEffect, useRef } from 'react'
import { Icon } from '@/lib/ui/icon'
import { useId } from '@/lib/ui/use-id'
import type { SessionUser } from '@/schemas/api/auth/session'
import { ProjectEntry } from '@/blocks/members/_parts/design/project-entry'
import { AlarmLink } from '@/blocks/members/_parts/alarms/alarm-link'
import { useUnread } from '@/blocks/members/_parts/alarms/use-unread'
import { memberName } from '@/blocks/auth/_parts/session/member-name'
import { UnreadBadge } from '@/blocks/members/_parts/alarms/unread-badge'
import { signOutHere } from '@/blocks/auth/_parts/session/sign-out-here'

interface Props {
  user: SessionUser
  siteId: string
  className: string
}

const entry = 'flex min-h-11 w-full items-center px-5 text-left hover:bg-surface'

/** A disclosure with ordinary links, like the menus beside it: Esc, a click elsewhere and leaving it close it. */
export function MemberMenu({ user, siteId, className }: Props) {
  const box = useRef<HTMLDetailsElement>(null)
  const unread = useUnread(user.memberNo)
  const unreadId = useId()
  useEffect(() => {
    const close = (event: Event) => {
      if (box.current?.open && !box.current.contains(event.target as Node)) box.current.open = false
    }
    for (const name of ['click', 'focusin']) document.addEventListener(name, close)
    return () => {
      for (const name of ['click', 'focusin']) document.removeEventListener(name, close)
    }
  }, [])
  const onKeyDown = (event: React.KeyboardEvent) => {
    if (event.key !== 'Escape' || !box.current?.open) return
    box.current.open = false
    box.current.querySelector('summary')!.focus()
  }
  return (
    <details ref={box} className="relative" onKeyDown={onKeyDown}>
      <summary
        aria-label={`${memberName(user)} 메뉴`}
        aria-describedby={unread > 0 ? unreadId : undefined}
        className={`${className} relative cursor-pointer list-none [&::-webkit-details-marker]:hidden`}
      >
        <Icon name="user" />
        {unread > 0 ? (
          <>
            <UnreadBadge count={unread} className="absolute top-1 right-0" />
            <span id={unreadId} hidden>
              읽지 않은 알림 {unread}개
            </span>
          </>
        ) : (
          <span aria-hidden="true" className="absolute right-2 bottom-2 size-2.5 rounded-full border-2 border-page bg-calm" />
        )}
      </summary>
      <div className="absolute top-full right-0 z-10 mt-2 w-60 rounded-md bg-page py-2 text-[15px] shadow-overlay">
        <p className="px-5 pt-2 pb-3 font-semibold wrap-anywhere">{memberName(user)}</p>
        <ul className="border-y border-line py-2">
          <li>
            <a href="/mypage/home" className={entry}>
              마이페이지
            </a>
          </li>
          <li>
            <AlarmLink unread={unread} className={`${entry} justify-between`} />
          </li>
          <li>
            <a href="/mypage/account/info" className={entry}>
              회원 정보
            </a>
          </li>
          <li>
            <ProjectEntry siteId={siteId} className={entry} />
          </li>
        </ul>
        <button type="button" onClick={() => void signOutHere()} className={`${entry} mt-2`}>
          로그아웃
        </button>
      </div>
    </details>
  )
}
