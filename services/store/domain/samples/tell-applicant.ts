// What becomes of a request is told to its person: by text to its number, and to a member as an alarm. Messages are rows, written in the
// transaction of what they tell of (services/store/samples/start-samples.ts sends them).
import { and, eq } from 'drizzle-orm'
import { messageDueAt } from '@/schemas/rules/members/message-due-at'
import { samplePath } from '@/schemas/rules/store/samples'
import { alarmChoices } from '@/services/db/tables/alarms'
import { sampleMessages, type SampleNews } from '@/services/db/tables/samples'
import { raiseAlarm } from '@/services/alarms/alarms'
import type { Ctx } from '@/services/kit/service'
import { sampleKey } from './sample-key'
import type { SampleRequest } from './sample-request'

/** A change of it wakes the processes that send. */
export const SAMPLE_MESSAGES_TAG = 'sample-messages'

/** One sentence of the news, without personal data. */
export const SAMPLE_NEWS_WORDS: Readonly<Record<SampleNews, string>> = {
  requested: '샘플 신청을 받았습니다. 준비를 시작하기 전까지 취소하실 수 있습니다.',
  preparing: '신청하신 샘플을 준비하고 있습니다.',
  sent: '신청하신 샘플을 보냈습니다.',
  cancelled: '샘플 신청이 취소되었습니다.',
}

/** @param isOwn the person did it just now, and waits for the message, also at night. */
export async function tellApplicant(
  ctx: Pick<Ctx, 'db' | 'siteId' | 'now' | 'touch'>,
  { sampleSeq, memberNo, version }: Pick<SampleRequest, 'sampleSeq' | 'memberNo' | 'version'>,
  news: SampleNews,
  isOwn = false,
): Promise<void> {
  const { db, now } = ctx
  if (memberNo !== null)
    await raiseAlarm(ctx, {
      ...{ memberNo, kind: 'consultation', title: SAMPLE_NEWS_WORDS[news] },
      link: samplePath(sampleKey(sampleSeq)),
      key: `sample:${sampleSeq}:${version}:${news}`,
    })
  // A member who gets alarms by text gets this news by them, and not twice.
  const isChosen =
    memberNo !== null &&
    (await db.$count(
      alarmChoices,
      and(eq(alarmChoices.memberNo, memberNo), eq(alarmChoices.kind, 'consultation'), eq(alarmChoices.channel, 'text')),
    )) > 0
  // What was overtaken is not told: an earlier step, or a number that was put right.
  await db.delete(sampleMessages).where(and(eq(sampleMessages.sampleSeq, sampleSeq), eq(sampleMessages.state, 'waiting')))
  if (isChosen) return
  await db.insert(sampleMessages).values({ sampleSeq, news, channel: 'text', dueAt: messageDueAt(now, 'text', isOwn) })
  ctx.touch(SAMPLE_MESSAGES_TAG)
}
