'use client'
import { AlarmLink } from '@/blocks/members/_parts/alarms/alarm-link'
import { useUnread } from '@/blocks/members/_parts/alarms/use-unread'

/** Rows of the drawer that only members have. */
export function DrawerMemberRows({ memberNo }: { memberNo: string }) {
  const unread = useUnread(memberNo)
  return (
    <AlarmLink unread={unread} className="flex min-h-12 w-full items-center justify-between border-t border-line px-[18px] text-[15px]" />
  )
}
