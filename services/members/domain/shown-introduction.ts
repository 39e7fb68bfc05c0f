import type { memberProfiles } from '@/services/db/tables/people'

/** The introduction, unless staff hid it. */
export const shownIntroduction = ({
  introduction,
  hiddenAt,
}: Pick<typeof memberProfiles.$inferSelect, 'introduction' | 'hiddenAt'>): string => (hiddenAt ? '' : introduction)
