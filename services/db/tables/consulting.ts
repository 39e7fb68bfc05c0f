import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { ASK_KINDS, ASK_STATES } from '@/schemas/rules/consulting/asks'
import { ATTACHED_PARTS } from '@/schemas/rules/consulting/attached-parts'
import { CONSULTATION_TYPES } from '@/schemas/rules/consulting/consultation-types'
import { STAGES } from '@/schemas/rules/consulting/stages'
import { sealed, sealedJson } from '../sealed'
import { staff } from './auth'
import { createdAt, line, moment, texts } from './columns'
import { members } from './members'
import { shops } from './places'

/** Who asks for a consultation, as the staff need them. */
export interface Applicant {
  name: string
  /** Digits. */
  phoneNo: string
  address: string
}

/** A folder of scraps that a member sent along, as it was then. */
export interface SentFolder {
  title: string
  scraps: { title: string; path: string }[]
}

/** Requests for a consultation (SYS-31). A visitor's are found by the name and number that were identified; a member's by the account too. */
export const consultations = pgTable(
  'consultation',
  {
    counselSeq: integer('counsel_seq').primaryKey().generatedByDefaultAsIdentity({ startWith: 10_000 }),
    siteId: text('site_id').notNull(),
    /** Null for a visitor. */
    memberNo: text('member_no').references(() => members.memberNo, { onDelete: 'cascade' }),
    /** Blind index of name and number. */
    personIndex: text('person_index').notNull(),
    type: text('type', { enum: CONSULTATION_TYPES }).notNull(),
    /** Event that led to the request, as the URL named it; empty without one. */
    eventId: line('event_id'),
    /** Product categories of the first level. */
    categories: texts('categories'),
    applicant: sealedJson<Applicant>('applicant', 'consultation.applicant').notNull(),
    contents: sealed('contents', 'consultation.contents').notNull(),
    /** Null where none was sent along. */
    folder: sealedJson<SentFolder>('folder', 'consultation.folder'),
    /** Days on which the work may begin, `2026-06-01`, both included. */
    startDt: text('start_dt').notNull(),
    endDt: text('end_dt').notNull(),
    shopId: text('shop_id').references(() => shops.shopId, { onDelete: 'set null' }),
    staffId: text('staff_id').references(() => staff.id, { onDelete: 'set null' }),
    stage: text('stage', { enum: STAGES }).notNull().default('discussion'),
    /** When the present stage should have moved on; null where nothing is awaited. */
    dueAt: moment('due_at'),
    /** When staff agreed to end it before its work was complete. */
    closedAt: moment('closed_at'),
    /** Grows with every change of staff; a change names the number it started from. */
    version: integer('version').notNull().default(1),
    createdAt,
    updatedAt: moment('updated_at').notNull().defaultNow(),
    /** What the person thought of it, 1 to 5, with words; null before. */
    score: integer('score'),
    review: sealed('review', 'consultation.review'),
  },
  (t) => [
    index('consultation_person').on(t.siteId, t.personIndex, t.createdAt),
    index('consultation_member').on(t.memberNo, t.createdAt),
    index('consultation_inbox').on(t.siteId, t.stage, t.createdAt),
    index('consultation_due').on(t.siteId, t.dueAt),
  ],
)

/** Every stage that a request entered: the timeline of the person who asked. */
export const consultationStages = pgTable(
  'consultation_stage',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity({ startWith: 10_000 }),
    siteId: text('site_id').notNull(),
    counselSeq: integer('counsel_seq')
      .notNull()
      .references(() => consultations.counselSeq, { onDelete: 'cascade' }),
    stage: text('stage', { enum: STAGES }).notNull(),
    /** Who is in charge of it, as the person reads it; empty before somebody is. */
    staffName: line('staff_name'),
    startedAt: moment('started_at').notNull(),
  },
  (t) => [index('consultation_stage_order').on(t.counselSeq, t.startedAt)],
)

/** What the person and the staff write to each other, and notes that only staff read. */
export const consultationMessages = pgTable(
  'consultation_message',
  {
    messageSeq: integer('message_seq').primaryKey().generatedByDefaultAsIdentity({ startWith: 10_000 }),
    siteId: text('site_id').notNull(),
    counselSeq: integer('counsel_seq')
      .notNull()
      .references(() => consultations.counselSeq, { onDelete: 'cascade' }),
    writtenBy: text('written_by', { enum: ['customer', 'staff', 'note'] }).notNull(),
    /** Of staff; empty for the person. */
    staffName: line('staff_name'),
    contents: sealed('contents', 'consultation_message.contents').notNull(),
    postedAt: moment('posted_at').notNull(),
  },
  (t) => [index('consultation_message_order').on(t.counselSeq, t.postedAt)],
)

/** Pictures of a request, and what staff attach to its stages. One that no request has taken is removed after a day. */
export const consultationFiles = pgTable(
  'consultation_file',
  {
    fileKey: text('file_key').primaryKey(),
    siteId: text('site_id').notNull(),
    /** Who uploaded it, as resumable-upload.ts names them: nobody else attaches it. Null of what staff put there. */
    uploadedBy: text('uploaded_by'),
    counselSeq: integer('counsel_seq').references(() => consultations.counselSeq, { onDelete: 'cascade' }),
    /** Name among the uploaded files; no public path leads to it. */
    file: text('file').notNull(),
    /** Its name where it came from. */
    name: sealed('name', 'consultation_file.name').notNull(),
    bytes: integer('bytes').notNull(),
    /** Put there by staff: a plan, a price sheet. */
    byStaff: boolean('by_staff').notNull().default(false),
    /** The stage that staff attached it to, and as what; null for a picture that came with the request. */
    stage: text('stage', { enum: STAGES }),
    part: text('part', { enum: ATTACHED_PARTS }),
    /** What the person wrote beside it; null for what came with the request. */
    messageSeq: integer('message').references(() => consultationMessages.messageSeq, { onDelete: 'set null' }),
    createdAt,
  },
  (t) => [index('consultation_file_request').on(t.counselSeq), index('consultation_file_free').on(t.siteId, t.createdAt)],
)

/** What a person answered to a quote, or asked about the date or the end of a consultation. */
export const consultationAsks = pgTable(
  'consultation_ask',
  {
    askSeq: integer('ask_seq').primaryKey().generatedByDefaultAsIdentity({ startWith: 10_000 }),
    siteId: text('site_id').notNull(),
    counselSeq: integer('counsel_seq')
      .notNull()
      .references(() => consultations.counselSeq, { onDelete: 'cascade' }),
    kind: text('kind', { enum: ASK_KINDS }).notNull(),
    /** The file that is answered to; empty for what is no answer to a quote. */
    quoteKey: line('quote_key'),
    reason: sealed('reason', 'consultation_ask.reason').notNull(),
    /** Days that are wished for, `2026-06-01`; empty where the date is not asked about. */
    startDt: line('start_dt'),
    endDt: line('end_dt'),
    state: text('state', { enum: ASK_STATES }).notNull().default('waiting'),
    /** What staff answered, for the person. */
    answer: sealed('answer', 'consultation_ask.answer'),
    staffName: line('staff_name'),
    askedAt: moment('asked_at').notNull(),
    answeredAt: moment('answered_at'),
  },
  (t) => [
    index('consultation_ask_of').on(t.counselSeq, t.askedAt),
    // One at a time: what is asked twice at once is asked once.
    uniqueIndex('consultation_ask_waiting')
      .on(t.counselSeq)
      .where(sql`${t.state} = 'waiting'`),
  ],
)

/** What staff often answer, with places that are filled from the request (schemas/rules/consulting/placeholders.ts). */
export const answerTemplates = pgTable(
  'answer_template',
  {
    id: integer('id').primaryKey(),
    siteId: text('site_id').notNull(),
    title: text('title').notNull(),
    contents: text('contents').notNull(),
    orderNo: integer('order_no').notNull(),
  },
  (t) => [index('answer_template_order').on(t.siteId, t.orderNo)],
)

/** A photograph after the work, beside the one of the same place before it where there is one. */
export interface StoryPhotos {
  before?: { src: string; alt: string }
  after: { src: string; alt: string }
}

/** An earlier consultation, told for everybody: what was asked, what was advised, and what became of it. It names no person. */
export const consultingStories = pgTable(
  'consulting_story',
  {
    seq: integer('seq').primaryKey(),
    siteId: text('site_id').notNull(),
    title: text('title').notNull(),
    summary: line('summary'),
    image: text('image').notNull(),
    imageAlt: line('image_alt'),
    /** Codes of the groups space and homeSize. */
    spaces: texts('spaces'),
    size: line('size'),
    /** 시·도. */
    region: line('region'),
    asked: text('asked').notNull(),
    advised: text('advised').notNull(),
    photos: jsonb('photos').$type<StoryPhotos[]>().notNull().default([]),
    productIds: texts('product_ids'),
    /** The shop that advised; null where the brand did. */
    shopId: text('shop_id').references(() => shops.shopId, { onDelete: 'set null' }),
    postedAt: moment('posted_at').notNull(),
  },
  (t) => [index('consulting_story_posted').on(t.siteId, t.postedAt)],
)
