// What a member keeps for the next order (SYS-40): addresses, and an account for refunds. Orders hold copies of their own.
import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { DeliveryAddress } from '@/schemas/rules/store/delivery-address'
import { sealedJson } from '../sealed'
import { moment } from './columns'
import { members } from './members'
import type { BankAccount } from './payments'

export const deliveryAddresses = pgTable(
  'delivery_address',
  {
    seq: integer('seq').primaryKey().generatedByDefaultAsIdentity({ startWith: 10_000 }),
    siteId: text('site_id').notNull(),
    memberNo: text('member_no')
      .notNull()
      .references(() => members.memberNo, { onDelete: 'cascade' }),
    place: sealedJson<DeliveryAddress>('place', 'delivery_address.place').notNull(),
    defaultYn: text('default_yn', { enum: ['Y', 'N'] }).notNull(),
    savedAt: moment('saved_at').notNull(),
  },
  (t) => [
    index('delivery_address_member').on(t.siteId, t.memberNo),
    uniqueIndex('delivery_address_default')
      .on(t.siteId, t.memberNo)
      .where(sql`${t.defaultYn} = 'Y'`),
  ],
)

export const refundAccounts = pgTable('refund_account', {
  memberNo: text('member_no')
    .primaryKey()
    .references(() => members.memberNo, { onDelete: 'cascade' }),
  siteId: text('site_id').notNull(),
  account: sealedJson<BankAccount>('account', 'refund_account.account').notNull(),
  savedAt: moment('saved_at').notNull(),
})
