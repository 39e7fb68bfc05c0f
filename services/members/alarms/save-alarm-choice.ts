import { and, eq } from 'drizzle-orm'
import * as contracts from '@/schemas/api/members/alarms'
import { alarmChoices } from '@/services/db/tables/alarms'
import { operation } from '@/services/kit/service'

export const saveAlarmChoice = operation(contracts.saveAlarmChoice, async ({ kind, channel, chosenYn }, { db, session, now }) => {
  const { memberNo } = session.user!
  if (chosenYn === 'Y') {
    await db.insert(alarmChoices).values({ memberNo, kind, channel, chosenAt: now }).onConflictDoNothing()
    return {}
  }
  await db
    .delete(alarmChoices)
    .where(and(eq(alarmChoices.memberNo, memberNo), eq(alarmChoices.kind, kind), eq(alarmChoices.channel, channel)))
  return {}
})
