// Which goods of the store sell a product of the catalogue: to a person the two are one thing, with one price.
import { check, doublePrecision, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { sql } from 'drizzle-orm'
import { products } from './catalog'
import { line, texts } from './columns'
import { goods } from './store'

export const productGoods = pgTable(
  'product_goods',
  {
    siteId: text('site_id').notNull(),
    productId: text('product_id')
      .notNull()
      .references(() => products.zinPrdId, { onDelete: 'cascade' }),
    goodsId: text('goods_id')
      .notNull()
      .references(() => goods.goodsId, { onDelete: 'cascade' }),
    /** Of the colours of the product, the code of the one that is sold; empty where the goods sell it in all. */
    colour: line('colour'),
    /** Values of options by which the goods are this product: `122cm`, `5m`. Without any, every variant is. */
    choices: texts('choices'),
    /** Square metres that one piece covers; null where it is not measured by area. */
    covers: doublePrecision('covers'),
    orderNo: integer('order_no').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.productId, t.orderNo] }),
    index('product_goods_goods').on(t.goodsId),
    check('product_goods_covers', sql`${t.covers} > 0`),
  ],
)
