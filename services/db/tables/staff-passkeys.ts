// What a person of staff signs in by beside the password, and how a telephone is found to be theirs.
import { bigint, boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { sealed } from '../sealed'
import { staff } from './auth'
import { createdAt, moment, texts } from './columns'

/** Passkeys of a person of staff: the public half. The private one never leaves the device, or the keeper of passwords that synchronises it. */
export const staffPasskeys = pgTable(
  'staff_passkey',
  {
    /** The id that the authenticator gave, in base64url. */
    id: text('id').primaryKey(),
    staffId: text('staff_id')
      .notNull()
      .references(() => staff.id, { onDelete: 'cascade' }),
    /** As the person calls it. */
    name: text('name').notNull(),
    /** COSE, in base64url. */
    publicKey: text('public_key').notNull(),
    /** Uses that the authenticator has counted; a synchronised passkey stays at 0. */
    counter: bigint('counter', { mode: 'number' }).notNull().default(0),
    /** How a browser reaches the authenticator. */
    transports: texts('transports'),
    /** May be on several devices of the person. */
    isSynced: boolean('is_synced').notNull().default(false),
    lastUsedAt: moment('last_used_at'),
    createdAt,
  },
  (t) => [index('staff_passkey_staff').on(t.staffId)],
)

/** What a passkey is asked to sign, once, until it ends: whoever takes the row has used it up. */
export const staffChallenges = pgTable(
  'staff_challenge',
  {
    /** Hash of what is signed. */
    hash: text('hash').primaryKey(),
    purpose: text('purpose', { enum: ['add', 'signIn', 'confirm'] }).notNull(),
    /** Whose passkey alone may sign it; null: anybody's. */
    staffId: text('staff_id').references(() => staff.id, { onDelete: 'cascade' }),
    /** By the clock of the database. */
    expiresAt: moment('expires_at').notNull(),
  },
  (t) => [index('staff_challenge_expiry').on(t.expiresAt)],
)

/** A code that was sent to a telephone which a person of staff wants news on, until it comes back. */
export const staffMobileCodes = pgTable('staff_mobile_code', {
  staffId: text('staff_id')
    .primaryKey()
    .references(() => staff.id, { onDelete: 'cascade' }),
  mobileNo: sealed('mobile_no', 'staff_mobile_code.mobile_no').notNull(),
  codeHash: text('code_hash').notNull(),
  tries: integer('tries').notNull().default(0),
  /** By the clock of the database. */
  expiresAt: moment('expires_at').notNull(),
})
