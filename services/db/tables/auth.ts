// Sign-ins of members and staff, and the server-side data of a visitor who is joining.
import { sql } from 'drizzle-orm'
import { bigint, boolean, check, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { SocialType } from '@/schemas/api/auth/session'
import type { RoleRights } from '@/schemas/rules/base/rights'
import type { VerifiedIdentity } from '@/schemas/words/verified-identity'
import type { VisitDraft } from '@/schemas/words/visit-draft'
import { createdAt, line, moment, texts } from './columns'
import { members } from './members'
import { sealed, sealedJson } from '../sealed'

/** What managers may do, by area of the console (schemas/rules/base/rights.ts). A role that somebody has cannot be deleted. */
export const roles = pgTable(
  'role',
  {
    id: text('id').primaryKey(),
    siteId: text('site_id').notNull(),
    name: text('name').notNull(),
    rights: jsonb('rights').$type<RoleRights>().notNull(),
    /** Grows with every save; a save names the number it started from. */
    version: integer('version').notNull().default(1),
    updatedAt: moment('updated_at').notNull().defaultNow(),
    createdAt,
  },
  (t) => [uniqueIndex('role_name').on(t.siteId, t.name)],
)

export const staff = pgTable(
  'staff',
  {
    id: text('id').primaryKey(),
    loginId: text('login_id').notNull().unique(),
    name: text('name').notNull(),
    role: text('role', { enum: ['adm', 'mng'] }).notNull(),
    /** Null: an administrator, or a manager who may do what every manager may. */
    roleId: text('role_id').references(() => roles.id),
    /** Bound to one shop: sees the requests of this shop only, in the areas that know shops. Null: bound to none. */
    shopId: text('shop_id'),
    /** Screens of the console that stand at the top of this person's navigation, by their ids, in their order. */
    favourites: texts('favourites'),
    passwordHash: text('password_hash').notNull(),
    /** Where the person hears of what happens to the account; null: nowhere. */
    email: sealed('email', 'staff.email'),
    /** Digits of the telephone that gets news as texts (services/news), once a code that was sent there came back; null: none. */
    mobileNo: sealed('mobile_no', 'staff.mobile_no'),
    /** When that code came back. Null with a number of a time before codes: nothing is sent there. */
    mobileVerifiedAt: moment('mobile_verified_at'),
    /** One of the accounts for emergencies, made by a command: the first or the second, and there is no third. Null: a usual account. */
    breakGlassSeat: integer('break_glass_seat'),
    /** Blocked by an administrator: signs in no more, and every session has ended. */
    blockedAt: moment('blocked_at'),
    /** Hash of the invitation by which this person chooses a password, once, until it expires. */
    inviteHash: text('invite_hash'),
    inviteExpiresAt: moment('invite_expires_at'),
    /** Grows with every change of role, name or block; a change names the number it started from. */
    version: integer('version').notNull().default(1),
    createdAt,
  },
  (t) => [
    index('staff_role').on(t.roleId),
    uniqueIndex('staff_invite').on(t.inviteHash),
    uniqueIndex('staff_break_glass').on(t.breakGlassSeat),
    check('staff_break_glass_seat', sql`${t.breakGlassSeat} in (1, 2)`),
  ],
)

/** Each sign-in of staff; a cookie is valid only with its row. */
export const staffSessions = pgTable(
  'staff_session',
  {
    id: text('id').primaryKey(),
    staffId: text('staff_id')
      .notNull()
      .references(() => staff.id, { onDelete: 'cascade' }),
    expiresAt: moment('expires_at').notNull(),
    endedAt: moment('ended_at'),
    /** The password was right, and the code of the second step is awaited: it admits to no call. */
    isPending: boolean('is_pending').notNull().default(false),
    /** Browser and system in words. */
    device: line('device'),
    /** The network that it came from, shortened. */
    place: line('place'),
    /** An administrator sees the console as this role does, and writes nothing: the id of a role, or `mng` for managers without one. */
    seesAs: text('sees_as'),
    seesAsUntil: moment('sees_as_until'),
    /** The last use, by the clock of the database, written at most once a minute. */
    seenAt: moment('seen_at').notNull().defaultNow(),
    /** When the password or a code was given last, by the clock of the database. */
    confirmedAt: moment('confirmed_at').notNull().defaultNow(),
    createdAt,
  },
  (t) => [index('staff_session_staff').on(t.staffId)],
)

/** One-time codes of a person of staff: the secret of the telephone, and the last step that was accepted, which is accepted once. */
export const staffTotps = pgTable('staff_totp', {
  staffId: text('staff_id')
    .primaryKey()
    .references(() => staff.id, { onDelete: 'cascade' }),
  /** Null until the first code confirmed it. */
  secret: sealed('secret', 'staff_totp.secret'),
  lastStep: bigint('last_step', { mode: 'number' }),
  confirmedAt: moment('confirmed_at'),
  /** A secret that is shown and not yet confirmed: the earlier one holds until then. */
  nextSecret: sealed('next_secret', 'staff_totp.next_secret'),
  createdAt,
})

/** Codes that stand in for a lost telephone, each once. Only keyed hashes are stored. */
export const staffRecoveryCodes = pgTable(
  'staff_recovery_code',
  {
    staffId: text('staff_id')
      .notNull()
      .references(() => staff.id, { onDelete: 'cascade' }),
    codeHash: text('code_hash').notNull(),
    usedAt: moment('used_at'),
    createdAt,
  },
  (t) => [primaryKey({ columns: [t.staffId, t.codeHash] })],
)

/**
 * A forgotten password of staff: a link that was mailed, and for an administrator the new password that waits for another administrator.
 * What is over stays, so that its link says why it opens nothing.
 */
export const staffPasswordResets = pgTable(
  'staff_password_reset',
  {
    id: text('id').primaryKey(),
    staffId: text('staff_id')
      .notNull()
      .references(() => staff.id, { onDelete: 'cascade' }),
    /** Hash of the secret in the link. */
    keyHash: text('key_hash').notNull(),
    /** Digest of the password hash that was valid when it was asked for: a password that was changed since ends it. */
    passwordBefore: text('password_before').notNull(),
    /** Where it was asked for, and where the new password was chosen: browser and system, and the shortened network. */
    askedDevice: line('asked_device'),
    askedPlace: line('asked_place'),
    chosenDevice: line('chosen_device'),
    chosenPlace: line('chosen_place'),
    /** Until when the link opens. */
    expiresAt: moment('expires_at').notNull(),
    /** Hash of the new password while it waits; null before and afterwards. */
    nextHash: text('next_hash'),
    chosenAt: moment('chosen_at'),
    endedAt: moment('ended_at'),
    fate: text('fate', { enum: ['done', 'refused', 'replaced'] }),
    createdAt,
  },
  (t) => [uniqueIndex('staff_password_reset_key').on(t.keyHash), index('staff_password_reset_staff').on(t.staffId, t.endedAt)],
)

/** What the sign-in of a role demands. No row: the usual rule (schemas/rules/auth/staff-sign-in.ts). */
export const signInRules = pgTable('sign_in_rule', {
  /** Id of a role; `adm` for administrators, `mng` for managers without a role. */
  roleKey: text('role_key').primaryKey(),
  needsFactor: boolean('needs_factor').notNull().default(false),
  /** How long a sign-in lasts at most; null: the usual time. */
  hours: integer('hours'),
  updatedAt: moment('updated_at').notNull().defaultNow(),
})

/** From where staff may use the console: one row, under this id. No row, or an empty list: from everywhere. */
export const STAFF_DOOR_ID = 'console'
export const staffDoors = pgTable('staff_door', {
  id: text('id').primaryKey(),
  /** Addresses and ranges of addresses (CIDR), of both families. */
  networks: texts('networks'),
  /** Grows with every save; a save names the number it started from. */
  version: integer('version').notNull().default(1),
  updatedAt: moment('updated_at').notNull().defaultNow(),
})

/** Each sign-in of a member; a cookie is valid only with its row (services/auth/domain/member-session.ts). */
export const memberSessions = pgTable(
  'member_session',
  {
    id: text('id').primaryKey(),
    memberNo: text('member_no')
      .notNull()
      .references(() => members.memberNo, { onDelete: 'cascade' }),
    /** Generation of the valid refresh token; the token itself is not stored. */
    generation: integer('generation').notNull().default(1),
    rotatedAt: moment('rotated_at').notNull(),
    /** Hash of the browser that signed in: a repeated renewal within the grace is answered only to it. */
    device: text('device').notNull(),
    /** The browser and the system, as the member reads them; empty in sign-ins of earlier versions. */
    deviceWords: line('device_words'),
    keepLogin: boolean('keep_login').notNull().default(false),
    passwordConfirmedAt: moment('password_confirmed_at'),
    expiresAt: moment('expires_at').notNull(),
    endedAt: moment('ended_at'),
    /** signOut, password, withdrawal, replay, elsewhere … */
    endedBy: text('ended_by'),
    createdAt,
  },
  (t) => [index('member_session_member').on(t.memberNo), index('member_session_expiry').on(t.expiresAt)],
)

/** Sign-in by a provider. A person's id at the provider is found by its index. */
export const socialAccounts = pgTable(
  'social_account',
  {
    siteId: text('site_id').notNull(),
    snsType: text('sns_type').$type<SocialType>().notNull(),
    snsIndex: text('sns_index').notNull(),
    memberNo: text('member_no')
      .notNull()
      .references(() => members.memberNo, { onDelete: 'cascade' }),
    /** Needed to disconnect at the provider. */
    snsId: sealed('sns_id', 'social_account.sns_id').notNull(),
    createdAt,
  },
  (t) => [primaryKey({ columns: [t.siteId, t.snsType, t.snsIndex] }), uniqueIndex('social_account_member').on(t.memberNo, t.snsType)],
)

/** A social sign-in in progress: begun with a state, answered by the provider, used once by the page. */
export const socialRequests = pgTable('social_request', {
  /** Hash of the `state`, later of the one-time key of the provider's answer. */
  keyHash: text('key_hash').primaryKey(),
  siteId: text('site_id').notNull(),
  snsType: text('sns_type').$type<SocialType>().notNull(),
  /** The browser that began it. */
  visitHash: text('visit_hash').notNull(),
  nonce: text('nonce').notNull(),
  verifier: text('verifier').notNull(),
  callback: text('callback').notNull(),
  answer: sealedJson<{ snsId: string; email?: string; name?: string }>('answer', 'social_request.answer'),
  expiresAt: moment('expires_at').notNull(),
})

/** An identity verification in progress: begun for a purpose, answered by the provider, used once (S8). */
export const identityRequests = pgTable(
  'identity_request',
  {
    requestNo: text('request_no').primaryKey(),
    siteId: text('site_id').notNull(),
    purpose: text('purpose').notNull(),
    /** The browser that began it: no other can use the answer. */
    visitHash: text('visit_hash').notNull(),
    /** Hash of the one-time key that the popup gives to its opener. */
    keyHash: text('key_hash'),
    answer: sealedJson<VerifiedIdentity>('answer', 'identity_request.answer'),
    usedAt: moment('used_at'),
    expiresAt: moment('expires_at').notNull(),
    createdAt,
  },
  (t) => [uniqueIndex('identity_request_key').on(t.keyHash)],
)

/**
 * Server-side data of a browser, with or without a sign-in: the draft of a sign-up, the identified person, the last result of a recovery.
 * A cookie contains the random id, the row its hash; it expires half an hour after the last step.
 */
export const visits = pgTable(
  'visit',
  {
    idHash: text('id_hash').primaryKey(),
    siteId: text('site_id').notNull(),
    draft: sealedJson<VisitDraft>('draft', 'visit.draft').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (t) => [index('visit_expiry').on(t.expiresAt)],
)
