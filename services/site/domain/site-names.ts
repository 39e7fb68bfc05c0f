import { inArray } from 'drizzle-orm'
import { media, mediaFolders } from '@/services/db/tables/media'
import type { TargetKind } from '@/services/targets/target-kind'

/** Pages and records are looked up beside these, because their screens are not told by an id alone (services/site/audits/names-of.ts). */
export const siteNames: Readonly<Record<string, TargetKind>> = {
  media: {
    words: '파일',
    nouns: ['media'],
    gone: '지금은 없는 파일',
    namesOf: async ({ db }, ids) => {
      const files = await db
        .select({ id: media.file, name: media.name })
        .from(media)
        .where(inArray(media.file, [...ids]))
      const folders = await db
        .select({ id: mediaFolders.id, name: mediaFolders.name })
        .from(mediaFolders)
        .where(inArray(mediaFolders.id, [...ids]))
      return new Map([
        ...files.map(({ id, name }) => [id, `파일 ${name}`] as const),
        ...folders.map(({ id, name }) => [id, `폴더 ${name}`] as const),
      ])
    },
  },
  'first-day': { words: '사이트 열기 전에 할 일', isBare: true, listPath: '/ice_builder/opening' },
  'audit-review': { words: '월간 점검', path: (id) => `/ice_builder/audit-review?month=${id}`, area: 'audit' },
  audits: { words: '감사 기록', isWhole: true },
  site: { words: '사이트', isWhole: true },
}
