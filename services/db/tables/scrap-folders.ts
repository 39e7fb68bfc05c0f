// Folders of a scrapbook, and the links by which a member shows one to the family.
import { bigint, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdAt, moment } from './columns'
import { members, scraps } from './members'
import { sealed } from '../sealed'

/** In the order that the member gave them. */
export const scrapFolders = pgTable(
  'scrap_folder',
  {
    folderSeq: integer('folder_seq').primaryKey().generatedByDefaultAsIdentity({ startWith: 1_000 }),
    siteId: text('site_id').notNull(),
    memberNo: text('member_no')
      .notNull()
      .references(() => members.memberNo, { onDelete: 'cascade' }),
    title: text('title').notNull(),
    orderNo: integer('order_no').notNull(),
    createdAt,
  },
  (t) => [uniqueIndex('scrap_folder_title').on(t.siteId, t.memberNo, t.title), index('scrap_folder_order').on(t.memberNo, t.orderNo)],
)

/** A scrap lies in several folders or in none. One that was removed from the scrapbook keeps its place for as long as it can be put back. */
export const scrapFolderItems = pgTable(
  'scrap_folder_item',
  {
    folderSeq: integer('folder_seq')
      .notNull()
      .references(() => scrapFolders.folderSeq, { onDelete: 'cascade' }),
    scrapSeq: bigint('scrap_seq', { mode: 'number' })
      .notNull()
      .references(() => scraps.scrapSeq, { onDelete: 'cascade' }),
    /** The lowest comes first; what is put in later gets a lower one. */
    orderNo: integer('order_no').notNull(),
    placedAt: moment('placed_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.folderSeq, t.scrapSeq] }), index('scrap_folder_item_scrap').on(t.scrapSeq)],
)

/** Links that show a folder to whoever has them. An ended one stays for a while, so that it says that it was ended. */
export const scrapFolderLinks = pgTable(
  'scrap_folder_link',
  {
    /** Blind index of the secret, by which a visitor's link is found. */
    tokenIndex: text('token_index').primaryKey(),
    token: sealed('token', 'scrap_folder_link.token').notNull(),
    siteId: text('site_id').notNull(),
    memberNo: text('member_no')
      .notNull()
      .references(() => members.memberNo, { onDelete: 'cascade' }),
    /** Null once the folder was deleted. */
    folderSeq: integer('folder_seq').references(() => scrapFolders.folderSeq, { onDelete: 'set null' }),
    /** Whether the nickname is shown with it. */
    nicknameYn: text('nickname_yn', { enum: ['Y', 'N'] }).notNull(),
    createdAt,
    endedAt: moment('ended_at'),
  },
  (t) => [index('scrap_folder_link_folder').on(t.folderSeq), index('scrap_folder_link_member').on(t.memberNo, t.createdAt)],
)
