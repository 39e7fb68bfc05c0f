import { UnreadBadge } from './unread-badge'

/** The way to the alarms in a menu, with the number of unread ones. */
export function AlarmLink({ unread, className }: { unread: number; className: string }) {
  return (
    <a href="/mypage/alarm" aria-label={unread > 0 ? `알림, 읽지 않은 알림 ${unread}개` : undefined} className={className}>
      알림
      {unread > 0 && <UnreadBadge count={unread} />}
    </a>
  )
}
