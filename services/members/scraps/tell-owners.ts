import { and, countDistinct, eq, gte, isNotNull, isNull, ne } from 'drizzle-orm'
import type { ScrapType } from '@/schemas/rules/members/scrap-types'
import { seoulDay } from '@/schemas/words/seoul-day'
import { raiseGroupedAlarm } from '@/services/alarms/alarms'
import { scraps } from '@/services/db/tables/members'
import { targetType, type TargetPlace } from '@/services/targets/targets'

/**
 * Tells the members whose own these records are, once a day and record: the words grow with the number. Called while the records are
 * locked, so that no two scraps of one record count at a time. An owner's own scrap is no news.
 * @param steps by type, the records that got scraps. @returns cache tags to raise.
 */
export async function tellOwners(
  place: TargetPlace & { now: Date },
  steps: ReadonlyMap<string, ReadonlyMap<string, number>>,
): Promise<string[]> {
  const { db, siteId, now } = place
  const tags: string[] = []
  const day = seoulDay(now)
  for (const [type, ofType] of steps) {
    const owners = await targetType(type).ownersOf?.(place, [...ofType.keys()])
    for (const [id, { memberNo, title, path }] of owners ?? []) {
      const [today] = await db
        .select({ members: countDistinct(scraps.memberNo) })
        .from(scraps)
        .where(
          and(
            eq(scraps.siteId, siteId),
            eq(scraps.type, type as ScrapType),
            eq(scraps.targetId, id),
            isNull(scraps.removedAt),
            isNotNull(scraps.memberNo),
            ne(scraps.memberNo, memberNo),
            gte(scraps.scrappedAt, new Date(`${day}T00:00:00+09:00`)),
          ),
        )
      const many = today?.members ?? 0
      if (many === 0) continue
      await raiseGroupedAlarm(
        { ...place, touch: (...raised) => void tags.push(...raised) },
        {
          memberNo,
          kind: 'people',
          title: `회원님의 집들이 ‘${title}’, 오늘 ${many.toLocaleString('ko-KR')}명이 스크랩했습니다.`,
          link: path,
          key: `tour-scrap:${id}:${day}`,
        },
      )
    }
  }
  return tags
}
