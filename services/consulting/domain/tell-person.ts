import { consultationPath } from '@/schemas/rules/consulting/consultation-path'
import type { consultations } from '@/services/db/tables/consulting'
import { raiseAlarm } from '@/services/alarms/alarms'
import type { Ctx } from '@/services/kit/service'

type Known = Pick<typeof consultations.$inferSelect, 'counselSeq' | 'memberNo'>

/** The news of a request for its member; a visitor has no alarms. @param news identifies it: `stage:3`. */
export async function tellPerson(ctx: Pick<Ctx, 'db' | 'siteId' | 'now' | 'touch'>, of: Known, news: string, title: string): Promise<void> {
  const { counselSeq, memberNo } = of
  if (!memberNo) return
  const link = consultationPath(counselSeq)
  await raiseAlarm(ctx, { memberNo, kind: 'consultation', title, link, key: `consultation:${counselSeq}:${news}` })
}
