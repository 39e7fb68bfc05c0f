// Members who want to hear when an option that is sold out is there again. A wish is told once and deleted with it.
import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { moment } from './columns'
import { members } from './members'
import { goodsVariants } from './store'

const ofVariant = () => text('variant_id').references(() => goodsVariants.variantId, { onDelete: 'cascade' })

/** Its number is the order of asking. */
export const restockWishes = pgTable(
  'restock_wish',
  {
    wishSeq: integer('wish_seq').primaryKey().generatedByDefaultAsIdentity({ startWith: 10_000 }),
    siteId: text('site_id').notNull(),
    variantId: ofVariant().notNull(),
    memberNo: text('member_no')
      .notNull()
      .references(() => members.memberNo, { onDelete: 'cascade' }),
    askedAt: moment('asked_at').notNull(),
  },
  (t) => [
    uniqueIndex('restock_wish_once').on(t.variantId, t.memberNo),
    index('restock_wish_turn').on(t.siteId, t.variantId, t.wishSeq),
    index('restock_wish_member').on(t.memberNo, t.wishSeq),
  ],
)

/** When those who waited for an option were told last: the next ones are told later, so that the first ones can buy. */
export const restockRounds = pgTable('restock_round', {
  variantId: ofVariant().primaryKey(),
  siteId: text('site_id').notNull(),
  toldAt: moment('told_at').notNull(),
})
