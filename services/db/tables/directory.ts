// The directory of a company: how its people sign in as staff, whom it names, and the token by which it writes.
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { DirectoryAnswer, DirectoryPerson } from '@/schemas/words/directory-person'
import { staff } from './auth'
import { createdAt, line, moment, texts } from './columns'
import { sealed, sealedJson } from '../sealed'

/** Which directory, and what it may do here: one row, under this id. No row: none. */
export const DIRECTORY_ID = 'company'
export const directories = pgTable('directory', {
  id: text('id').primaryKey(),
  isOn: boolean('is_on').notNull().default(false),
  protocol: text('protocol', { enum: ['oidc', 'saml'] }).notNull(),
  /** What the button at the sign-in calls it. */
  label: line('label'),
  /** Who signs its answers: the issuer of OIDC, the entity id of SAML. An answer of anybody else is refused. */
  issuer: line('issuer'),
  /** Of OIDC. */
  clientName: line('client_name'),
  clientSecret: sealed('client_secret', 'directory.client_secret'),
  /** Of SAML: where the sign-in begins, and the certificates of which any may have signed. */
  entryPoint: line('entry_point'),
  certificates: texts('certificates'),
  /** Mail domains whose people may come; empty: all whom the directory lets in. */
  domains: texts('domains'),
  /** The claim or attribute that lists groups, and the one that equals `externalId` of SCIM. */
  groupClaim: line('group_claim'),
  matchClaim: line('match_claim'),
  /** Roles of ours by group, the first that fits: a group that is not listed gives nothing. */
  groupRoles: jsonb('group_roles').$type<{ group: string; roleId: string }[]>().notNull().default([]),
  /** Accounts are made at the first sign-in, or by SCIM alone. */
  provisioning: text('provisioning', { enum: ['sign-in', 'scim'] })
    .notNull()
    .default('scim'),
  /** Whether people with a company account may use a password of their own as well. Administrators always may. */
  hasPasswords: boolean('has_passwords').notNull().default(true),
  /** Grows with every save; a save names the number it started from. */
  version: integer('version').notNull().default(1),
  updatedAt: moment('updated_at').notNull().defaultNow(),
})

/** A person of staff as a directory knows them: by who says it and under which name there, never by mail. */
export const directoryAccounts = pgTable(
  'directory_account',
  {
    issuer: text('issuer').notNull(),
    subjectIndex: text('subject_index').notNull(),
    staffId: text('staff_id')
      .notNull()
      .references(() => staff.id, { onDelete: 'cascade' }),
    /** Made for this person by the directory, whose groups then say the role. Else the account was here before, with a role of its own. */
    isManaged: boolean('is_managed').notNull().default(false),
    /** What the directory calls the person, to show to the person. */
    shownAs: sealed('shown_as', 'directory_account.shown_as').notNull(),
    usedAt: moment('used_at'),
    createdAt,
  },
  (t) => [primaryKey({ columns: [t.issuer, t.subjectIndex] }), index('directory_account_staff').on(t.staffId)],
)

/** A person whom the directory wrote by SCIM. */
export const directoryUsers = pgTable(
  'directory_user',
  {
    id: text('id').primaryKey(),
    /** Blind indexes of `userName`, in lower case, and `externalId`. */
    loginIndex: text('login_index').notNull(),
    externalIndex: text('external_index'),
    profile: sealedJson<DirectoryPerson>('profile', 'directory_user.profile').notNull(),
    isActive: boolean('is_active').notNull().default(true),
    /** Null: no group gives a role yet, or somebody with this mail has an account here and has not linked it. */
    staffId: text('staff_id').references(() => staff.id, { onDelete: 'set null' }),
    isManaged: boolean('is_managed').notNull().default(false),
    /** When the directory blocked the account; it lifts no other block. */
    heldAt: moment('held_at'),
    /** Deleted there: the row stays, so that the account is found again. */
    goneAt: moment('gone_at'),
    version: integer('version').notNull().default(1),
    updatedAt: moment('updated_at').notNull().defaultNow(),
    createdAt,
  },
  (t) => [
    uniqueIndex('directory_user_login').on(t.loginIndex),
    index('directory_user_external').on(t.externalIndex),
    index('directory_user_staff').on(t.staffId),
  ],
)

export const directoryGroups = pgTable(
  'directory_group',
  {
    id: text('id').primaryKey(),
    title: text('title').notNull(),
    externalKey: text('external_key'),
    version: integer('version').notNull().default(1),
    updatedAt: moment('updated_at').notNull().defaultNow(),
    createdAt,
  },
  (t) => [uniqueIndex('directory_group_title').on(t.title)],
)

export const directoryMemberships = pgTable(
  'directory_membership',
  {
    groupId: text('group_id')
      .notNull()
      .references(() => directoryGroups.id, { onDelete: 'cascade' }),
    userId: text('user_id')
      .notNull()
      .references(() => directoryUsers.id, { onDelete: 'cascade' }),
  },
  (t) => [primaryKey({ columns: [t.groupId, t.userId] }), index('directory_membership_user').on(t.userId)],
)

/** A sign-in under way at the directory. A row is used once, and stays for a day, so that what is sent twice is told from what is unknown. */
export const directoryRequests = pgTable(
  'directory_request',
  {
    /** Hash of the `state`, later of the one-time key of the answer. */
    keyHash: text('key_hash').primaryKey(),
    /** The browser that began it. */
    visitHash: text('visit_hash').notNull(),
    facts: sealedJson<DirectoryRequestFacts>('facts', 'directory_request.facts').notNull(),
    answer: sealedJson<DirectoryAnswer>('answer', 'directory_request.answer'),
    usedAt: moment('used_at'),
    expiresAt: moment('expires_at').notNull(),
    createdAt,
  },
  (t) => [index('directory_request_visit').on(t.visitHash)],
)

export interface DirectoryRequestFacts {
  purpose: 'signIn' | 'confirm' | 'link'
  /** The page that it goes back to. */
  back: string
  /** Of OIDC. */
  nonce: string
  verifier: string
  /** Of SAML: the id of our request. */
  requestName: string
  /** The version of the settings that it began under. */
  version: number
  /** Who confirms or links, and in which sign-in. */
  staffId?: string
  sid?: string
}

/** A token by which the directory writes by SCIM. Only its hash is stored. */
export const scimTokens = pgTable(
  'scim_token',
  {
    id: text('id').primaryKey(),
    tokenHash: text('token_hash').notNull(),
    title: text('title').notNull(),
    createdBy: text('created_by').references(() => staff.id, { onDelete: 'set null' }),
    usedAt: moment('used_at'),
    revokedAt: moment('revoked_at'),
    createdAt,
  },
  (t) => [uniqueIndex('scim_token_hash').on(t.tokenHash)],
)
