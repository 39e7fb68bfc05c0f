// What staff of the demonstration did last month, so that the month has something to look through. Written once, and never over what the
// site recorded itself: the log only grows.
import { lt } from 'drizzle-orm'
import { monthAfter, seoulMonth, startOfMonth } from '@/schemas/rules/site/review-months'
import type { Database } from '@/services/db/database'
import { audits } from '@/services/db/tables/base'
import { writeAudits, type AuditLine } from '@/services/kit/write-audits'

const SHOP = { actor: 'staff:staff-demo-shop', requestId: 'demo', address: '203.0.113.24' }
const CONSULTED = { target: 'consultations', detail: { reason: '상담 일정 확인' } }
const people = (...keys: readonly string[]) => keys.map((key) => ({ memberNo: `member-demo-${key}` }))

export async function seedAudits(tx: Database, _: string, now: Date): Promise<void> {
  const month = monthAfter(seoulMonth(now), -1)
  if ((await tx.$count(audits, lt(audits.at, startOfMonth(seoulMonth(now))))) > 0) return
  const at = (day: string, clock: string): Date => new Date(`${month}-${day}T${clock}:00+09:00`)
  const signedIn = (day: string, address: string): AuditLine => ({
    ...{ ...SHOP, at: at(day, '09:02'), actor: 'visitor', action: 'staff.signIn', target: 'staff-demo-shop', detail: null, address },
  })
  await writeAudits(tx, [
    signedIn('02', SHOP.address),
    { ...SHOP, ...CONSULTED, at: at('02', '10:20'), action: 'consultation.read', whose: people('haneul') },
    signedIn('07', '198.51.100.7'),
    { ...SHOP, ...CONSULTED, at: at('07', '23:10'), action: 'consultation.read', whose: people('haneul', 'doyun') },
    {
      ...{ ...SHOP, at: at('18', '15:44'), action: 'consultation.export', target: 'consultations', whose: people('haneul', 'doyun') },
      detail: { reason: '실측 방문 준비', personalYn: 'Y', rows: 2 },
    },
  ])
}
