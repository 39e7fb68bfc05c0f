// Members, what they agreed to, how they sign in, and what is kept of a visitor on the way to becoming one. Names, numbers and
// addresses are sealed; an index column stands beside those that must be found.
import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { SocialType } from '@/schemas/api/auth/session'
import type { VisitDraft } from '@/schemas/words/visit-draft'
import type { VerifiedIdentity } from '@/schemas/words/verified-identity'
import { createdAt, line, moment } from './columns'
import { sealed, sealedJson } from './sealed'

const yn = (name: string) =>
  text(name, { enum: ['Y', 'N'] })
    .notNull()
    .default('N')

/** One person who joined. Withdrawal erases all sealed fields and keeps the row: ids stay reserved. */
export const members = pgTable(
  'member',
  {
    /** Random, never shown, and all that other tables know of a person. */
    memberNo: text('member_no').primaryKey(),
    siteId: text('site_id').notNull(),
    /** Small letters and digits (V-ID-4). Null for who joined by a social account alone. */
    memberId: text('member_id'),
    /** `key$argon2id…` (services/kit/passwords.ts). Null: passwordYn N. */
    passwordHash: text('password_hash'),
    status: text('status', { enum: ['NORMAL', 'DORMANT', 'WITHDRAWN'] })
      .notNull()
      .default('NORMAL'),
    /** Personal, business, agency. */
    memberType: text('member_type', { enum: ['P', 'B', 'A'] })
      .notNull()
      .default('P'),
    membershipGrade: text('membership_grade', { enum: ['BASIC', 'VIP'] })
      .notNull()
      .default('BASIC'),
    joinChannel: text('join_channel', { enum: ['WEB', 'MOBILE', 'KAKAO', 'NAVER', 'APPLE'] })
      .notNull()
      .default('WEB'),
    nickname: line('nickname'),
    memberName: sealed('member_name', 'member.name'),
    birthDate: sealed('birth_date', 'member.birth_date'),
    gender: text('gender', { enum: ['F', 'M'] }),
    nationalInfo: text('national_info', { enum: ['0', '1'] }),
    mobileCo: text('mobile_co'),
    mobileNo: sealed('mobile_no', 'member.mobile_no'),
    mobileIndex: text('mobile_index'),
    email: sealed('email', 'member.email'),
    emailIndex: text('email_index'),
    zipCode: line('zip_code'),
    address: sealed('address', 'member.address'),
    addressDetail: sealed('address_detail', 'member.address_detail'),
    housingType: line('housing_type'),
    ci: sealed('ci', 'member.ci'),
    di: sealed('di', 'member.di'),
    /** One person, one account: it outlives a withdrawal, so that joining again is recognised. */
    ciIndex: text('ci_index'),
    certified: yn('certified'),
    serviseTermsYn: yn('servise_terms_yn'),
    personalInfoCollectedYn: yn('personal_info_collected_yn'),
    locationYn: yn('location_yn'),
    goodsMarketingYn: yn('goods_marketing_yn'),
    eventMarketingYn: yn('event_marketing_yn'),
    adMarketingYn: yn('ad_marketing_yn'),
    staffYn: yn('staff_yn'),
    employeeEmail: sealed('employee_email', 'member.employee_email'),
    bizYn: yn('biz_yn'),
    passwordChangedAt: moment('password_changed_at'),
    /** The reminder to change the password stays away until then. */
    passwordRemindAt: moment('password_remind_at'),
    lastSignInAt: moment('last_sign_in_at'),
    withdrawnAt: moment('withdrawn_at'),
    createdAt,
  },
  (t) => [
    uniqueIndex('member_login').on(t.siteId, t.memberId),
    uniqueIndex('member_ci')
      .on(t.siteId, t.ciIndex)
      .where(sql`status <> 'WITHDRAWN'`),
    index('member_mobile').on(t.siteId, t.mobileIndex),
    index('member_email').on(t.siteId, t.emailIndex),
  ],
)

/** Every consent that was given or taken back, one row each, never changed. */
export const memberConsents = pgTable(
  'member_consent',
  {
    id: text('id').primaryKey(),
    memberNo: text('member_no').notNull(),
    /** Code of C-TERMS. */
    termsType: text('terms_type').notNull(),
    version: text('version').notNull(),
    agreed: boolean('agreed').notNull(),
    channel: text('channel').notNull(),
    at: moment('at').notNull(),
  },
  (t) => [index('member_consent_member').on(t.memberNo, t.at)],
)

/** Each sign-in of a member; a cookie is worth nothing without its living row (services/kit/member-session.ts). */
export const memberSessions = pgTable(
  'member_session',
  {
    id: text('id').primaryKey(),
    memberNo: text('member_no')
      .notNull()
      .references(() => members.memberNo, { onDelete: 'cascade' }),
    /** Of the refresh token that holds; the token itself is nowhere. */
    generation: integer('generation').notNull().default(1),
    rotatedAt: moment('rotated_at').notNull(),
    /** Hash of the browser that signed in: what is asked again within the grace is answered only to it. */
    device: text('device').notNull(),
    keepLogin: boolean('keep_login').notNull().default(false),
    passwordConfirmedAt: moment('password_confirmed_at'),
    expiresAt: moment('expires_at').notNull(),
    endedAt: moment('ended_at'),
    /** signOut, password, withdrawal, replay … */
    endedBy: text('ended_by'),
    createdAt,
  },
  (t) => [index('member_session_member').on(t.memberNo), index('member_session_expiry').on(t.expiresAt)],
)

/** Sign-in by a provider. The provider's id of a person is found by its index and stored nowhere. */
export const socialAccounts = pgTable(
  'social_account',
  {
    siteId: text('site_id').notNull(),
    snsType: text('sns_type').$type<SocialType>().notNull(),
    snsIndex: text('sns_index').notNull(),
    memberNo: text('member_no')
      .notNull()
      .references(() => members.memberNo, { onDelete: 'cascade' }),
    /** For the provider's own disconnection. */
    snsId: sealed('sns_id', 'social_account.sns_id').notNull(),
    createdAt,
  },
  (t) => [primaryKey({ columns: [t.siteId, t.snsType, t.snsIndex] }), uniqueIndex('social_account_member').on(t.memberNo, t.snsType)],
)

/** A social sign-in on its way: begun here with a state, answered by the provider, taken once by the page. */
export const socialRequests = pgTable('social_request', {
  /** Hash of the `state`, later of the one-time key that stands for the provider's answer. */
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

/** An identity verification on its way: begun for a purpose, answered by the provider, taken once (S8). */
export const identityRequests = pgTable(
  'identity_request',
  {
    requestNo: text('request_no').primaryKey(),
    siteId: text('site_id').notNull(),
    purpose: text('purpose').notNull(),
    /** The browser that began it: nobody else can use what it found. */
    visitHash: text('visit_hash').notNull(),
    /** Hash of the one-time key that the popup hands to its opener. */
    keyHash: text('key_hash'),
    answer: sealedJson<VerifiedIdentity>('answer', 'identity_request.answer'),
    usedAt: moment('used_at'),
    expiresAt: moment('expires_at').notNull(),
    createdAt,
  },
  (t) => [uniqueIndex('identity_request_key').on(t.keyHash)],
)

/**
 * What is kept of a browser that nobody signed in from, or not only: the draft of a sign-up, who was identified, the last
 * result of a recovery. A cookie holds the random id, the row its hash; half an hour after the last step it is gone.
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

/** Codes that were sent to a staff address (S-JOIN-7): six digits for ten minutes. */
export const staffMailCodes = pgTable('staff_mail_code', {
  emailIndex: text('email_index').primaryKey(),
  codeHash: text('code_hash').notNull(),
  tries: integer('tries').notNull().default(0),
  sends: integer('sends').notNull().default(1),
  /** Of the hour in which the sends are counted. */
  since: moment('since').notNull(),
  confirmedAt: moment('confirmed_at'),
  expiresAt: moment('expires_at').notNull(),
})

/** The business of a business member or an agency (foundation 3.5). */
export const businesses = pgTable(
  'business',
  {
    memberNo: text('member_no')
      .primaryKey()
      .references(() => members.memberNo, { onDelete: 'cascade' }),
    siteId: text('site_id').notNull(),
    /** Ten digits (V-BIZ-4). */
    bizRegNum: text('biz_reg_num').notNull(),
    bizName: text('biz_name').notNull(),
    owner: sealed('owner', 'business.owner').notNull(),
    /** yyyyMMdd (V-BIZ-2). */
    startDt: text('start_dt').notNull(),
    type: text('type', { enum: ['ti', 'cnstr', 'design', 'matl', 'etc'] }).notNull(),
    typeDesc: line('type_desc'),
    phoneNum: sealed('phone_num', 'business.phone_num'),
    recommender: line('recommender'),
    /** Which sign-up it came by: business, interior, scm. */
    joinedBy: line('joined_by'),
    /** Staff let it pass although the registry does not know it (V-BIZ-1). */
    bypass: boolean('bypass').notNull().default(false),
    createdAt,
  },
  (t) => [index('business_number').on(t.siteId, t.bizRegNum)],
)

/** Who asked for one mail when a part of the site opens. The row goes with the mail: the address is kept for nothing else. */
export const reminders = pgTable(
  'reminder',
  {
    id: text('id').primaryKey(),
    siteId: text('site_id').notNull(),
    topic: text('topic').notNull(),
    /** Path whose page opens it, and that the mail leads to. */
    route: text('route').notNull(),
    email: sealed('email', 'reminder.email').notNull(),
    emailIndex: text('email_index').notNull(),
    agreedAt: moment('agreed_at').notNull(),
    /** One process sends; one that died while sending is followed by another after an hour. */
    claimedAt: moment('claimed_at'),
  },
  (t) => [uniqueIndex('reminder_once').on(t.siteId, t.topic, t.emailIndex), index('reminder_route').on(t.siteId, t.route)],
)
