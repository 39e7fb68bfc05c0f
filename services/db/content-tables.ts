// The tables of what visitors come for: cases, magazine, products, shops, what stands round events, terms. Codes are those of
// `common_code`; pictures are site paths, whose size and colour stand in pages-fixtures/images.json and in `media`.
import { sql } from 'drizzle-orm'
import { boolean, doublePrecision, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { counter, createdAt, line, moment, texts } from './columns'

/** One step of a story: a picture, words, or both. */
export interface StoryPart {
  title?: string
  text?: string
  image?: string
  alt?: string
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
    /** 시·도 and 시·군·구 only: nobody's home is found by it. */
    address: line('address'),
    authorName: line('author_name'),
    hashtags: texts('hashtags'),
    story: jsonb('story').$type<StoryPart[]>().notNull().default([]),
    productIds: texts('product_ids'),
    viewCnt: counter('view_cnt'),
    scrapCnt: counter('scrap_cnt'),
    postedAt: moment('posted_at').notNull(),
  },
  (t) => [index('interior_case_posted').on(t.siteId, t.type, t.postedAt)],
)

export const interiorReplies = pgTable(
  'interior_reply',
  {
    replySeq: integer('reply_seq').primaryKey().generatedByDefaultAsIdentity({ startWith: 10_000 }),
    siteId: text('site_id').notNull(),
    caseSeq: integer('case_seq').notNull(),
    parentSeq: integer('parent_seq'),
    memberNo: line('member_no'),
    /** The author as others read them, masked (홍*동); the whole name lies sealed in `member` alone (P1). Empty: withdrawn. */
    shownName: text('shown_name').notNull(),
    contents: text('contents').notNull(),
    reportCnt: counter('report_cnt'),
    deletedAt: moment('deleted_at'),
    postedAt: moment('posted_at').notNull().defaultNow(),
  },
  (t) => [index('interior_reply_case').on(t.siteId, t.caseSeq, t.postedAt)],
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
    /** Sanitised HTML, and sanitised again when shown. */
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

export const productCategories = pgTable(
  'product_category',
  {
    cateId: text('cate_id').primaryKey(),
    siteId: text('site_id').notNull(),
    cateName: text('cate_name').notNull(),
    depth: integer('depth').notNull(),
    superCateId: text('super_cate_id'),
    delYn: text('del_yn', { enum: ['Y', 'N'] })
      .notNull()
      .default('N'),
    icn: line('icn'),
    cateMainImg: line('cate_main_img'),
    cateMainImgAlt: line('cate_main_img_alt'),
    cateMainTitle: line('cate_main_title'),
    cateMainIntroText: line('cate_main_intro_text'),
    dep3DispYn: text('dep3_disp_yn', { enum: ['Y', 'N'] })
      .notNull()
      .default('Y'),
    dep3TitleYn: text('dep3_title_yn', { enum: ['Y', 'N'] })
      .notNull()
      .default('N'),
    dep3Title: line('dep3_title'),
    images: texts('images'),
    orderNo: integer('order_no').notNull(),
  },
  (t) => [index('product_category_super').on(t.siteId, t.superCateId, t.orderNo)],
)

/** A group of filter values of a first-depth category. */
export const categoryAttributes = pgTable(
  'category_attribute',
  {
    siteId: text('site_id').notNull(),
    cateId: text('cate_id').notNull(),
    code: text('code').notNull(),
    label: text('label').notNull(),
    values: jsonb('values').$type<{ code: string; label: string }[]>().notNull(),
    orderNo: integer('order_no').notNull(),
  },
  (t) => [primaryKey({ columns: [t.cateId, t.code] })],
)

export interface ProductColor {
  code: string
  name: string
  image: string
}
/** TP 01 picture, 02 YouTube; DATA_TP 01 file, 02 address (content 3). */
export interface ProductMedia {
  TP: '01' | '02'
  DATA_TP: '01' | '02'
  FILE_PATH: string
  URL: string
  ALT: string
  DSC: string
}

export const products = pgTable(
  'product',
  {
    zinPrdId: text('zin_prd_id').primaryKey(),
    siteId: text('site_id').notNull(),
    zinPrdName: text('zin_prd_name').notNull(),
    zinPrdNo: text('zin_prd_no').notNull(),
    /** The deepest category that it stands in, and those above it. */
    cateId: text('cate_id').notNull(),
    cateId1: text('cate_id_1').notNull(),
    cateId2: line('cate_id_2'),
    filePath: text('file_path').notNull(),
    fileAlt: text('file_alt').notNull(),
    summary: line('summary'),
    /** Sanitised HTML, and sanitised again when shown. */
    contents: line('contents'),
    /** `code:value` of its category's attributes. */
    attributes: texts('attributes'),
    specs: jsonb('specs').$type<{ label: string; value: string }[]>().notNull().default([]),
    colors: jsonb('colors').$type<ProductColor[]>().notNull().default([]),
    /** BEST, NEW, PRESENT, TIMESALE, RECOMMEND. */
    badges: texts('badges'),
    imgVdoList: jsonb('img_vdo_list').$type<ProductMedia[]>().notNull().default([]),
    /** Covered by one pack, sheet or roll, in square metres; null where nothing is laid or hung. */
    packArea: doublePrecision('pack_area'),
    packUnit: line('pack_unit'),
    /** The lowest price of the material in won, with VAT and without the work; null where it is told only on request. */
    priceFrom: integer('price_from'),
    /** What that price buys: 1㎡, 1세트. */
    priceUnit: line('price_unit'),
    viewCnt: counter('view_cnt'),
    scrapCnt: counter('scrap_cnt'),
    releasedAt: moment('released_at').notNull(),
  },
  (t) => [
    index('product_category_1').on(t.siteId, t.cateId1, t.releasedAt),
    index('product_category_2').on(t.siteId, t.cateId2),
    index('product_category_leaf').on(t.siteId, t.cateId),
  ],
)

/** Construction examples of a category (readConstExam). */
export const constExams = pgTable(
  'const_exam',
  {
    seq: integer('seq').primaryKey(),
    siteId: text('site_id').notNull(),
    title: text('title').notNull(),
    constExamType: text('const_exam_type').notNull(),
    cateId: text('cate_id').notNull(),
    summary: line('summary'),
    images: jsonb('images').$type<{ src: string; alt: string }[]>().notNull().default([]),
    productIds: texts('product_ids'),
    postedAt: moment('posted_at').notNull(),
  },
  (t) => [index('const_exam_category').on(t.siteId, t.cateId, t.postedAt)],
)

export const catalogs = pgTable(
  'catalog',
  {
    catalogSeq: integer('catalog_seq').primaryKey(),
    siteId: text('site_id').notNull(),
    category: text('category').notNull(),
    title: text('title').notNull(),
    summary: line('summary'),
    cover: text('cover').notNull(),
    coverAlt: text('cover_alt').notNull(),
    /** Address of the PDF; empty where there is none. */
    file: line('file'),
    pages: jsonb('pages').$type<{ image: string; alt: string; title: string; text: string }[]>().notNull().default([]),
    orderNo: integer('order_no').notNull(),
    postedAt: moment('posted_at').notNull(),
  },
  (t) => [index('catalog_category').on(t.siteId, t.category, t.orderNo)],
)

/** Showrooms, dealers, marts: the base data of 64. */
export const shops = pgTable(
  'shop',
  {
    shopId: text('shop_id').primaryKey(),
    siteId: text('site_id').notNull(),
    type: text('type', { enum: ['showroom', 'dealer', 'mart'] }).notNull(),
    typeName: text('type_name').notNull(),
    shopName: text('shop_name').notNull(),
    erpAgencyName: line('erp_agency_name'),
    agencyManager: line('agency_manager'),
    region: text('region').notNull(),
    district: line('district'),
    address: text('address').notNull(),
    lat: doublePrecision('lat').notNull(),
    lng: doublePrecision('lng').notNull(),
    phoneNumber: text('phone_number').notNull(),
    hours: line('hours'),
    closedDays: line('closed_days'),
    parking: line('parking'),
    summary: line('summary'),
    images: jsonb('images').$type<{ src: string; alt: string }[]>().notNull().default([]),
    lowsStores: jsonb('lows_stores').$type<{ PHONE_NUMBER: string; SUB_TYPE_NAME: string }[]>().notNull().default([]),
    /** First-depth categories shown there. */
    categories: texts('categories'),
    orderNo: integer('order_no').notNull(),
  },
  (t) => [index('shop_region').on(t.siteId, t.region, t.orderNo)],
)

/** Posts that announce winners; staff write them. */
export const winners = pgTable(
  'winner',
  {
    winnerSeq: integer('winner_seq').primaryKey().generatedByDefaultAsIdentity({ startWith: 10_000 }),
    siteId: text('site_id').notNull(),
    eventSeq: integer('event_seq'),
    subject: text('subject').notNull(),
    contents: text('contents').notNull(),
    postedAt: moment('posted_at').notNull(),
  },
  (t) => [index('winner_posted').on(t.siteId, t.postedAt)],
)

/** Benefits of partners. */
export const alliances = pgTable(
  'alliance',
  {
    allianceSeq: integer('alliance_seq').primaryKey(),
    siteId: text('site_id').notNull(),
    title: text('title').notNull(),
    summary: line('summary'),
    partner: text('partner').notNull(),
    contents: text('contents').notNull(),
    imgBannerPc: text('img_banner_pc').notNull(),
    imgBannerMo: text('img_banner_mo').notNull(),
    imgBannerAlt: text('img_banner_alt').notNull(),
    shopIds: texts('shop_ids'),
    openFrom: moment('open_from').notNull(),
    openUntil: moment('open_until').notNull(),
  },
  (t) => [index('alliance_open').on(t.siteId, t.openUntil)],
)

export const surveyItems = pgTable(
  'survey_item',
  {
    surveySeq: integer('survey_seq').primaryKey(),
    siteId: text('site_id').notNull(),
    eventSeq: integer('event_seq').notNull(),
    answer: text('answer').notNull(),
    orderNo: integer('order_no').notNull(),
  },
  (t) => [index('survey_item_event').on(t.siteId, t.eventSeq, t.orderNo)],
)

export const eventReplies = pgTable(
  'event_reply',
  {
    replySeq: integer('reply_seq').primaryKey().generatedByDefaultAsIdentity({ startWith: 10_000 }),
    siteId: text('site_id').notNull(),
    eventSeq: integer('event_seq').notNull(),
    memberNo: line('member_no'),
    /** The author as others read them, masked (홍*동); the whole name lies sealed in `member` alone (P1). Empty: withdrawn. */
    shownName: text('shown_name').notNull(),
    contents: text('contents').notNull(),
    reportCnt: counter('report_cnt'),
    deletedAt: moment('deleted_at'),
    postedAt: moment('posted_at').notNull().defaultNow(),
  },
  (t) => [index('event_reply_event').on(t.siteId, t.eventSeq, t.postedAt)],
)

export const eventReviews = pgTable(
  'event_review',
  {
    reviewSeq: integer('review_seq').primaryKey().generatedByDefaultAsIdentity({ startWith: 10_000 }),
    siteId: text('site_id').notNull(),
    eventSeq: integer('event_seq').notNull(),
    memberNo: line('member_no'),
    /** The author as others read them, masked (홍*동); the whole name lies sealed in `member` alone (P1). Empty: withdrawn. */
    shownName: text('shown_name').notNull(),
    urls: texts('urls'),
    deletedAt: moment('deleted_at'),
    postedAt: moment('posted_at').notNull().defaultNow(),
  },
  (t) => [index('event_review_event').on(t.siteId, t.eventSeq, t.postedAt)],
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
    postedAt: moment('posted_at').notNull(),
  },
  (t) => [index('brand_article_posted').on(t.siteId, t.kind, t.postedAt)],
)

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

export const forbiddenWords = pgTable(
  'forbidden_word',
  { siteId: text('site_id').notNull(), word: text('word').notNull(), createdAt },
  (t) => [primaryKey({ columns: [t.siteId, t.word] })],
)

/** Search words that are offered before anybody types. */
export const searchTags = pgTable(
  'search_tag',
  {
    siteId: text('site_id').notNull(),
    tag: text('tag').notNull(),
    clicks: counter('clicks'),
    orderNo: integer('order_no').notNull(),
  },
  (t) => [primaryKey({ columns: [t.siteId, t.tag] })],
)

/** Small windows that open over a page. */
export const popups = pgTable(
  'popup',
  {
    popupId: text('popup_id').primaryKey(),
    siteId: text('site_id').notNull(),
    title: text('title').notNull(),
    contents: text('contents').notNull(),
    link: line('link'),
    /** Paths that it opens on. */
    routes: texts('routes'),
    /** 2 not again today, 3 not again (S-EVT-7). */
    applyLimitType: text('apply_limit_type').notNull().default('2'),
    isOn: boolean('is_on').notNull().default(true),
    openFrom: moment('open_from').notNull(),
    openUntil: moment('open_until').notNull(),
    orderNo: integer('order_no').notNull(),
  },
  (t) => [
    index('popup_open')
      .on(t.siteId, t.openUntil)
      .where(sql`is_on`),
  ],
)
