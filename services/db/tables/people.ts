// Members as others see them: by their nickname, and whom they follow.
import { index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdAt, line, moderation, moment } from './columns'
import { members } from './members'

/** The page of a nickname. Its id says nothing of the member. */
export const memberProfiles = pgTable(
  'member_profile',
  {
    /** By which reports name it. */
    profileSeq: integer('profile_seq').primaryKey().generatedByDefaultAsIdentity({ startWith: 10_000 }),
    /** By which its page is found. */
    profileId: text('profile_id').notNull(),
    siteId: text('site_id').notNull(),
    memberNo: text('member_no')
      .notNull()
      .references(() => members.memberNo, { onDelete: 'cascade' }),
    /** N: the member switched the page off. */
    shownYn: text('shown_yn', { enum: ['Y', 'N'] })
      .notNull()
      .default('Y'),
    /** Code of a given picture (schemas/rules/members/profile-pictures.ts); empty for the one that the id chooses. */
    picture: line('picture'),
    introduction: line('introduction'),
    /** Of the introduction: staff hide it, and the page stays. */
    ...moderation(),
    createdAt,
  },
  (t) => [
    uniqueIndex('member_profile_id').on(t.profileId),
    uniqueIndex('member_profile_member').on(t.memberNo),
    index('member_profile_reported').on(t.siteId, t.reportedAt),
  ],
)

/** Who follows whom. */
export const memberFollows = pgTable(
  'member_follow',
  {
    siteId: text('site_id').notNull(),
    memberNo: text('member_no')
      .notNull()
      .references(() => members.memberNo, { onDelete: 'cascade' }),
    followedNo: text('followed_no')
      .notNull()
      .references(() => members.memberNo, { onDelete: 'cascade' }),
    followedAt: moment('followed_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.memberNo, t.followedNo] }), index('member_follow_followed').on(t.followedNo, t.followedAt)],
)
