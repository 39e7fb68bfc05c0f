import { inArray } from 'drizzle-orm'
import { maskId } from '@/schemas/rules/base/mask'
import { members } from '@/services/db/tables/members'
import type { TargetKind } from '@/services/targets/target-kind'

export const memberNames: Readonly<Record<string, TargetKind>> = {
  member: {
    words: '회원',
    path: (id) => `/ice_builder/members/${id}`,
    area: 'members',
    nouns: ['member', 'business', 'design', 'benefit'],
    gone: '회원',
    namesOf: async ({ db }, ids) => {
      const rows = await db
        .select({ memberNo: members.memberNo, memberId: members.memberId })
        .from(members)
        .where(inArray(members.memberNo, [...ids]))
      return new Map(rows.map(({ memberNo, memberId }) => [memberNo, `회원 ${maskId(memberId ?? '')}`.trim()]))
    },
  },
  members: { words: '회원', isWhole: true },
  profile: { words: '프로필 소개', listPath: '/ice_builder/replies?place=profile' },
}
