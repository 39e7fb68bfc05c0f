// Codes are those of `common_code`; pictures are site paths, whose size and colour are in pages-fixtures/images.json and in `media`.
import { gt, isNotNull, isNull, sql, type SQL } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, type AnyPgColumn } from 'drizzle-orm/pg-core'
import type { PageDocument } from '@/schemas/page/document'
import type { PicturePoint } from '@/schemas/rules/content/picture-points'
import { FIRST_TOUR } from '@/schemas/rules/content/home-tour/tour-document'
import { counter, createdAt, line, moderation, moment, published, texts } from './columns'
import { members } from './members'

export const notices = pgTable(
  'notice',
  {
    id: integer('id').primaryKey(),
    siteId: text('site_id').notNull(),
    category: text('category').notNull(),
    title: text('title').notNull(),
    /** Sanitised HTML, sanitised again when shown. */
    contents: text('contents').notNull(),
    pinned: boolean('pinned').notNull().default(false),
    postedAt: moment('posted_at').notNull(),
  },
  (t) => [index('notice_posted').on(t.siteId, t.pinned, t.postedAt)],
)

export const faqs = pgTable(
  'faq',
  {
    id: integer('id').primaryKey(),
    siteId: text('site_id').notNull(),
    category: text('category').notNull(),
    question: text('question').notNull(),
    answer: text('answer').notNull(),
    orderNo: integer('order_no').notNull(),
  },
  (t) => [index('faq_category').on(t.siteId, t.category, t.orderNo)],
)

/** Content instances of `/svc/service/content`. */
export const contents = pgTable('content', {
  id: text('id').primaryKey(),
  siteId: text('site_id').notNull(),
  kind: text('kind').notNull(),
  body: jsonb('body').notNull(),
  updatedAt: moment('updated_at').notNull().defaultNow(),
})

/** One step of a story: a picture, text, or both. */
export interface StoryPart {
  title?: string
  text?: string
  image?: string
  alt?: string
  /** The same place before the work. */
  before?: { image: string; alt: string }
  /** What stands in the picture. */
  points?: PicturePoint[]
  /** Of a member's tour: the text as HTML, a line below the picture, a second picture beside it, products in the first one. */
  html?: string
  caption?: string
  second?: { image: string; alt: string }
  /** Of a tour that was published before its points were addresses. */
  tags?: { x: number; y: number; productId: string }[]
}

/** Cases of every kind: total interior, home tours, single items (content 3, InteriorCase). */
export const interiorCases = pgTable(
  'interior_case',
  {
    seq: integer('seq').primaryKey(),
    siteId: text('site_id').notNull(),
    type: text('type', { enum: ['expert-style', 'myhome', 'house'] }).notNull(),
    title: text('title').notNull(),
    summary: line('summary'),
    hImg: text('h_img').notNull(),
    hImgAlt: text('h_img_alt').notNull(),
    /** What stands in the picture at its head. */
    points: jsonb('points').$type<PicturePoint[]>().notNull().default([]),
    houseType: line('house_type'),
    spaces: texts('spaces'),
    size: line('size'),
    /** Exclusive area in square metres. */
    area: integer('area'),
    familyType: line('family_type'),
    budget: line('budget'),
    style: line('style'),
    colors: texts('colors'),
    scopes: texts('scopes'),
    constTime: line('const_time'),
    steps: texts('steps'),
    companyName: line('company_name'),
    /** 시·도 and 시·군·구 only, so that a home cannot be identified. */
    address: line('address'),
    authorName: line('author_name'),
    hashtags: texts('hashtags'),
    story: jsonb('story').$type<StoryPart[]>().notNull().default([]),
    productIds: texts('product_ids'),
    /** Addresses of all that its photographs name, for the pages of what they name. */
    pointLinks: jsonb('point_links')
      .$type<string[]>()
      .generatedAlwaysAs(
        (): SQL =>
          sql`jsonb_path_query_array(${interiorCases.points}, '$[*].link') || jsonb_path_query_array(${interiorCases.story}, '$[*].points[*].link')`,
      ),
    viewCnt: counter('view_cnt'),
    scrapCnt: counter('scrap_cnt'),
    /** Replies name a case, so that a withdrawn one stays. */
    publishedYn: published(),
    postedAt: moment('posted_at').notNull(),
  },
  (t) => [index('interior_case_posted').on(t.siteId, t.type, t.postedAt), index('interior_case_points').using('gin', t.pointLinks)],
)

/**
 * What members write of their homes. Visitors never read it: publishing writes the case of the same number, and hiding or unpublishing
 * withdraws that.
 */
export const homeTours = pgTable(
  'home_tour',
  {
    seq: integer('seq').primaryKey().generatedByDefaultAsIdentity({ startWith: FIRST_TOUR }),
    siteId: text('site_id').notNull(),
    memberNo: text('member_no')
      .notNull()
      .references(() => members.memberNo),
    title: line('title'),
    document: jsonb('document').$type<PageDocument>().notNull(),
    state: text('state', { enum: ['draft', 'published', 'unpublished', 'hidden'] })
      .notNull()
      .default('draft'),
    /** Grows with every save; a save names the number it started from. */
    draftNumber: integer('draft_number').notNull().default(1),
    /** The draft that visitors read; zero before the first. */
    publishedNumber: integer('published_number').notNull().default(0),
    /** The key of the last save, by which one with a lost answer is known. */
    saveKey: line('save_key'),
    hiddenReason: line('hidden_reason'),
    createdAt,
    updatedAt: moment('updated_at').notNull().defaultNow(),
    publishedAt: moment('published_at'),
  },
  (t) => [index('home_tour_member').on(t.siteId, t.memberNo, t.updatedAt), index('home_tour_state').on(t.siteId, t.state, t.publishedAt)],
)

/** Whose an uploaded photograph is: a tour may use no other. */
export const homeTourPhotos = pgTable(
  'home_tour_photo',
  {
    siteId: text('site_id').notNull(),
    memberNo: text('member_no')
      .notNull()
      .references(() => members.memberNo),
    /** Path as documents name it. */
    src: text('src').notNull(),
    createdAt,
    /** Since when no draft is known to show it: undo and unsaved work may bring it back for a while (delete-unused-photos.ts). */
    unusedAt: moment('unused_at'),
  },
  (t) => [
    primaryKey({ columns: [t.siteId, t.memberNo, t.src] }),
    index('home_tour_photo_src').on(t.siteId, t.src),
    index('home_tour_photo_unused').on(t.siteId, t.unusedAt).where(isNotNull(t.unusedAt)),
  ],
)

/** Replies to cases, home tours and pieces of the magazine. A thread has one level: answers name the reply that began it. */
export const interiorReplies = pgTable(
  'interior_reply',
  {
    replySeq: integer('reply_seq').primaryKey().generatedByDefaultAsIdentity({ startWith: 10_000 }),
    siteId: text('site_id').notNull(),
    caseSeq: integer('case_seq').references(() => interiorCases.seq),
    contentKind: text('content_kind', { enum: ['style-trend', 'style-guide', 'life-book'] }),
    /** No foreign key: withdrawing a piece deletes its row and publishing it inserts one; its replies wait meanwhile. */
    contentSeq: text('content_seq'),
    /** What it is a reply to: `case:12`, `life-book:3` (schemas/rules/content/reply-subject.ts). */
    subject: text('subject')
      .notNull()
      .generatedAlwaysAs(
        (): SQL =>
          sql`coalesce('case:' || ${interiorReplies.caseSeq}::text, ${interiorReplies.contentKind} || ':' || ${interiorReplies.contentSeq})`,
      ),
    /** The first reply of its thread; null for that one itself. */
    parentSeq: integer('parent_seq').references((): AnyPgColumn => interiorReplies.replySeq),
    /** Null after the member's withdrawal. */
    memberNo: text('member_no').references(() => members.memberNo, { onDelete: 'set null' }),
    /** The author's masked name (홍*동); the full name is sealed in `member` alone (P1). Empty after a withdrawal. */
    shownName: text('shown_name').notNull(),
    contents: text('contents').notNull(),
    ...moderation(),
    deletedAt: moment('deleted_at'),
    postedAt: moment('posted_at').notNull().defaultNow(),
  },
  (t) => [
    // A page of a list is read from one end of these: the threads, the newest first, and the answers of each in their order.
    index('interior_reply_thread').on(t.siteId, t.subject, t.postedAt, t.replySeq).where(isNull(t.parentSeq)),
    index('interior_reply_answer').on(t.parentSeq, t.postedAt, t.replySeq),
    index('interior_reply_subject').on(t.siteId, t.subject, t.memberNo),
    index('interior_reply_member').on(t.memberNo, t.postedAt),
    index('interior_reply_reported')
      .on(t.siteId, t.reportedAt)
      .where(gt(t.reportCnt, sql`0`)),
    check(
      'interior_reply_about',
      sql`num_nonnulls(${t.caseSeq}, ${t.contentSeq}) = 1 and num_nonnulls(${t.contentKind}, ${t.contentSeq}) <> 1`,
    ),
  ],
)

/** Trends, guides, magazine pieces, trendship themes (content 3, StylingContent). */
export const stylingContents = pgTable(
  'styling_content',
  {
    siteId: text('site_id').notNull(),
    kind: text('kind', { enum: ['style-trend', 'style-guide', 'life-book', 'trendship'] }).notNull(),
    seq: text('seq').notNull(),
    /** Slug of a trendship theme; the seq of anything else. */
    name: text('name').notNull(),
    title: text('title').notNull(),
    summary: line('summary'),
    tab: line('tab'),
    year: integer('year'),
    hImg: text('h_img').notNull(),
    hImgAlt: text('h_img_alt').notNull(),
    /** Sanitised HTML, sanitised again when shown. */
    content: line('content'),
    hashtags: texts('hashtags'),
    productIds: texts('product_ids'),
    viewCnt: counter('view_cnt'),
    scrapCnt: counter('scrap_cnt'),
    postedAt: moment('posted_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.kind, t.seq] }),
    uniqueIndex('styling_content_name').on(t.siteId, t.kind, t.tab, t.name),
    index('styling_content_posted').on(t.siteId, t.kind, t.tab, t.postedAt),
  ],
)

/** Brand news and activities. */
export const brandArticles = pgTable(
  'brand_article',
  {
    seq: integer('seq').primaryKey(),
    siteId: text('site_id').notNull(),
    kind: text('kind', { enum: ['news', 'activity'] }).notNull(),
    title: text('title').notNull(),
    summary: line('summary'),
    image: line('image'),
    imageAlt: line('image_alt'),
    contents: text('contents').notNull(),
    /** The member of the community whom an activity tells of, by the name they chose; empty for news. */
    writer: line('writer'),
    /** Photographs of an activity. */
    photos: jsonb('photos').$type<{ src: string; alt: string }[]>().notNull().default([]),
    postedAt: moment('posted_at').notNull(),
  },
  (t) => [index('brand_article_posted').on(t.siteId, t.kind, t.postedAt)],
)
