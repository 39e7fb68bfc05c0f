// Members and their consents. Names, numbers and addresses are sealed; searchable ones have an index column beside them.
import { sql } from 'drizzle-orm'
import { bigint, boolean, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { SCRAP_TYPES } from '@/schemas/rules/members/scrap-types'
import { createdAt, line, moment } from './columns'
import { sealed } from '../sealed'

/** Terms by type; the version in force is the latest that has taken effect. */
export const terms = pgTable(
  'term',
  {
    siteId: text('site_id').notNull(),
    termsType: text('terms_type').notNull(),
    version: text('version').notNull(),
    title: text('title').notNull(),
    contents: text('contents').notNull(),
    requiredYn: text('required_yn', { enum: ['Y', 'N'] }).notNull(),
    effectiveAt: moment('effective_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.termsType, t.version] }), index('term_effective').on(t.siteId, t.termsType, t.effectiveAt)],
)

const yn = (name: string) =>
  text(name, { enum: ['Y', 'N'] })
    .notNull()
    .default('N')

/** A member. A withdrawal erases all sealed fields and leaves the row: ids stay reserved. */
export const members = pgTable(
  'member',
  {
    /** Random, never shown, and the only reference to a person in other tables. */
    memberNo: text('member_no').primaryKey(),
    siteId: text('site_id').notNull(),
    /** Small letters and digits (V-ID-4). Null with a social account only. */
    memberId: text('member_id'),
    /** `key$argon2id…` (services/base/passwords.ts). Null: passwordYn N. */
    passwordHash: text('password_hash'),
    /** `BLOCKED`: staff refused the use; nothing that asks for NORMAL lets this member in. */
    status: text('status', { enum: ['NORMAL', 'DORMANT', 'BLOCKED', 'WITHDRAWN'] })
      .notNull()
      .default('NORMAL'),
    /** The status that the end of a block returns to. */
    statusBefore: text('status_before', { enum: ['NORMAL', 'DORMANT'] }),
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
    /** One account per person: it outlives a withdrawal, so that a second sign-up is recognised. */
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
    /** The reminder to change the password is not shown before this moment. */
    passwordRemindAt: moment('password_remind_at'),
    lastSignInAt: moment('last_sign_in_at'),
    withdrawnAt: moment('withdrawn_at'),
    createdAt,
  },
  (t) => [
    uniqueIndex('member_login').on(t.siteId, t.memberId),
    uniqueIndex('member_ci')
      .on(t.siteId, t.ciIndex)
      .where(sql`${t.status} <> 'WITHDRAWN'`),
    index('member_mobile').on(t.siteId, t.mobileIndex),
    index('member_email').on(t.siteId, t.emailIndex),
    index('member_joined').on(t.siteId, t.createdAt),
  ],
)

/** Every consent given or withdrawn, one immutable row each. */
export const memberConsents = pgTable(
  'member_consent',
  {
    id: text('id').primaryKey(),
    memberNo: text('member_no')
      .notNull()
      .references(() => members.memberNo),
    /** Code of C-TERMS. */
    termsType: text('terms_type').notNull(),
    version: text('version').notNull(),
    agreed: boolean('agreed').notNull(),
    channel: text('channel').notNull(),
    at: moment('at').notNull(),
  },
  (t) => [index('member_consent_member').on(t.memberNo, t.at)],
)

/** Codes sent to a staff mail address (S-JOIN-7): six digits for ten minutes. */
export const staffMailCodes = pgTable('staff_mail_code', {
  emailIndex: text('email_index').primaryKey(),
  codeHash: text('code_hash').notNull(),
  tries: integer('tries').notNull().default(0),
  sends: integer('sends').notNull().default(1),
  /** Start of the hour in which sends are counted. */
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
    /** Its kind of sign-up: business, interior, scm. */
    joinedBy: line('joined_by'),
    /** Staff accepted it although the register does not know it (V-BIZ-1). */
    bypass: boolean('bypass').notNull().default(false),
    createdAt,
  },
  (t) => [index('business_number').on(t.siteId, t.bizRegNum)],
)

/** A choice of a question of the level test; points are never sent to a browser. */
export interface LevelChoice {
  text: string
  points: number
}

/** Questions of the interior level test (SYS-41, Q-090). */
export const levelQuestions = pgTable(
  'level_question',
  {
    id: integer('id').primaryKey(),
    siteId: text('site_id').notNull(),
    question: text('question').notNull(),
    hint: line('hint'),
    choices: jsonb('choices').$type<LevelChoice[]>().notNull().default([]),
    orderNo: integer('order_no').notNull(),
  },
  (t) => [index('level_question_order').on(t.siteId, t.orderNo)],
)

/** Levels of the test; a member has the highest whose points they reached. */
export const levels = pgTable(
  'level',
  {
    code: text('code').primaryKey(),
    siteId: text('site_id').notNull(),
    name: text('name').notNull(),
    summary: line('summary'),
    /** Sanitised HTML, sanitised again when shown. */
    contents: line('contents'),
    image: text('image').notNull(),
    imageAlt: text('image_alt').notNull(),
    minPoints: integer('min_points').notNull(),
    link: line('link'),
    linkLabel: line('link_label'),
  },
  (t) => [index('level_points').on(t.siteId, t.minPoints)],
)

/** A member's latest result. */
export const levelResults = pgTable('level_result', {
  memberNo: text('member_no')
    .primaryKey()
    .references(() => members.memberNo, { onDelete: 'cascade' }),
  siteId: text('site_id').notNull(),
  level: text('level').notNull(),
  points: integer('points').notNull(),
  /** The words as they were then: questions change. */
  answers: jsonb('answers').$type<{ question: string; answer: string }[]>().notNull(),
  takenAt: moment('taken_at').notNull(),
})

/** What a member put into the scrapbook, one row a record (SYS-24). The number of rows that are not removed is `scrap_cnt` of the record. */
export const scraps = pgTable(
  'scrap',
  {
    scrapSeq: bigint('scrap_seq', { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity({ startWith: 1_000 }),
    siteId: text('site_id').notNull(),
    /** Null after the member's withdrawal: the scrap still counts. */
    memberNo: text('member_no').references(() => members.memberNo, { onDelete: 'set null' }),
    type: text('type', { enum: SCRAP_TYPES }).notNull(),
    /** Key of the record in the table of its type; it may be gone. */
    targetId: text('target_id').notNull(),
    scrappedAt: moment('scrapped_at').notNull(),
    /** Removed from the scrapbook; the row stays for a while, so that it can be put back in its place. */
    removedAt: moment('removed_at'),
    /** The member's own words beside it; null without any. */
    note: sealed('note', 'scrap.note'),
  },
  (t) => [
    uniqueIndex('scrap_once').on(t.siteId, t.memberNo, t.type, t.targetId),
    index('scrap_member').on(t.siteId, t.memberNo, t.scrappedAt),
    index('scrap_target').on(t.siteId, t.type, t.targetId),
  ],
)
