import { eq } from 'drizzle-orm'
import { blindIndex } from '@/services/base/seal'
import { reminders } from '@/services/db/tables/site'
import { memberTable, OMITTED, type MemberTable } from '@/services/parts/member-table'

/** What a member asked to be told of. */
export const siteMemberData: readonly MemberTable[] = [
  memberTable(reminders, {
    title: '알림 신청',
    rowsOf: ({ email }) => (email === null ? undefined : eq(reminders.emailIndex, blindIndex(email, 'reminder.email'))),
    fields: { topic: '알림', route: '페이지', email: '이메일', agreedAt: '동의한 때' },
    omitted: { id: OMITTED.serial, siteId: OMITTED.site, emailIndex: OMITTED.keyedHash, claimedAt: '보내는 중인지 나타내는 값' },
    erasure: { how: 'delete' },
  }),
]
