import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { OWN_LISTS } from '@/schemas/rules/catalog/own-lists'
import { line, moment } from './columns'
import { members } from './members'

/** What a member looked at and compared, so that it is the same on all of their devices. */
export const ownListItems = pgTable(
  'own_list_item',
  {
    memberNo: text('member_no')
      .notNull()
      .references(() => members.memberNo, { onDelete: 'cascade' }),
    list: text('list', { enum: OWN_LISTS }).notNull(),
    /** Of a product or of goods; of a case what its path says after `/styling/`. */
    itemId: text('item_id').notNull(),
    siteId: text('site_id').notNull(),
    /** As the device showed it. */
    name: text('name').notNull(),
    image: text('image').notNull(),
    /** Of a compared product; empty for the others. */
    category: line('category'),
    categoryName: line('category_name'),
    /** By which the list is ordered. */
    addedAt: moment('added_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.memberNo, t.list, t.itemId] })],
)
