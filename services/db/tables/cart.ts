// Carts of members, and of browsers without a sign-in. A browser is known by the hash of a random cookie. A cart is one row, which
// which every change of its lines locks; its lines name variants and hold no price that is ever asked for.
import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { line, moment, texts } from './columns'
import { members } from './members'
import { goods, goodsVariants } from './store'

export const carts = pgTable(
  'cart',
  {
    cartNo: integer('cart_no').primaryKey().generatedByDefaultAsIdentity({ startWith: 10_000 }),
    siteId: text('site_id').notNull(),
    /** One of the two. */
    memberNo: text('member_no').references(() => members.memberNo, { onDelete: 'cascade' }),
    browserHash: text('browser_hash'),
    /** A browser's cart is deleted then. */
    expiresAt: moment('expires_at'),
  },
  (t) => [
    uniqueIndex('cart_member').on(t.siteId, t.memberNo),
    uniqueIndex('cart_browser').on(t.siteId, t.browserHash),
    index('cart_expires').on(t.expiresAt),
    check('cart_owner', sql`num_nonnulls(${t.memberNo}, ${t.browserHash}) = 1`),
    check('cart_expiry', sql`(${t.browserHash} is null) = (${t.expiresAt} is null)`),
  ],
)

export const cartLines = pgTable(
  'cart_line',
  {
    cartSeq: integer('cart_seq').primaryKey().generatedByDefaultAsIdentity({ startWith: 10_000 }),
    siteId: text('site_id').notNull(),
    cartNo: integer('cart_no')
      .notNull()
      .references(() => carts.cartNo, { onDelete: 'cascade' }),
    /** Null once staff deleted them: the line says by its name what is gone. */
    goodsId: text('goods_id').references(() => goods.goodsId, { onDelete: 'set null' }),
    variantId: text('variant_id').references(() => goodsVariants.variantId, { onDelete: 'set null' }),
    qty: integer('qty').notNull(),
    /** As its owner saw it when they put it in or last changed it. */
    name: line('name'),
    choices: texts('choices'),
    image: line('image'),
    /** What everybody paid for one piece then, and what members did. */
    seenPrice: integer('seen_price').notNull(),
    seenMemberPrice: integer('seen_member_price').notNull(),
    addedAt: moment('added_at').notNull(),
    /** Removed; the row stays for a while, so that it can be put back in its place. */
    removedAt: moment('removed_at'),
  },
  (t) => [
    uniqueIndex('cart_line_variant').on(t.cartNo, t.variantId),
    index('cart_line_goods').on(t.goodsId),
    index('cart_line_of_variant').on(t.variantId),
    check('cart_line_qty', sql`${t.qty} between 1 and 99`),
  ],
)
