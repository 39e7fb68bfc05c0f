import { eq } from 'drizzle-orm'
import * as contracts from '@/schemas/api/auth/staff-news'
import { newsKindsOf } from '@/schemas/rules/base/news-kinds'
import { USUAL_TIMES } from '@/schemas/rules/base/news-times'
import { staff } from '@/services/db/tables/auth'
import { staffNewsChoices, staffNewsTimes } from '@/services/db/tables/staff-news'
import { canSendMail } from '@/services/outside/send-mail'
import { canSendText } from '@/services/outside/send-text'
import { operation } from '@/services/kit/service'

export const readNewsChoices = operation(contracts.readNewsChoices, async (_, { db, session, rights }) => {
  const { id } = session.staff!
  const [person] = await db.select().from(staff).where(eq(staff.id, id))
  const chosen = await db.select().from(staffNewsChoices).where(eq(staffNewsChoices.staffId, id))
  const [times] = await db.select().from(staffNewsTimes).where(eq(staffNewsTimes.staffId, id))
  const has = (kind: string, channel: string): boolean => chosen.some((one) => one.kind === kind && one.channel === channel)
  const { isQuiet, quietFrom, quietUntil, faultsAlways } = times ?? USUAL_TIMES
  return {
    item: {
      kinds: newsKindsOf(rights).map((kind) => ({ kind, mail: has(kind, 'mail'), text: has(kind, 'text') })),
      email: person!.email ?? '',
      mobileNo: person!.mobileNo ?? '',
      isMobileVerified: person!.mobileVerifiedAt !== null,
      canMail: canSendMail(),
      canText: canSendText(),
      ...{ isQuiet, quietFrom, quietUntil, faultsAlways },
    },
  }
})
