import { doublePrecision, index, integer, jsonb, pgTable, primaryKey, text, type AnyPgColumn } from 'drizzle-orm/pg-core'
import { GRADES, WORKS, type Estimate, type EstimateInput } from '@/schemas/rules/catalog/estimate'
import { counter, createdAt, line, moment, texts } from './columns'

export const productCategories = pgTable(
  'product_category',
  {
    cateId: text('cate_id').primaryKey(),
    siteId: text('site_id').notNull(),
    cateName: text('cate_name').notNull(),
    depth: integer('depth').notNull(),
    superCateId: text('super_cate_id').references((): AnyPgColumn => productCategories.cateId),
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
    /** How its products are laid, each with what is cut off, in per cent; empty where the category above says it. */
    patterns: jsonb('patterns').$type<{ name: string; loss: number }[]>().notNull().default([]),
    orderNo: integer('order_no').notNull(),
  },
  (t) => [index('product_category_super').on(t.siteId, t.superCateId, t.orderNo)],
)

/** A group of filter values of a first-level category. */
export const categoryAttributes = pgTable(
  'category_attribute',
  {
    siteId: text('site_id').notNull(),
    cateId: text('cate_id')
      .notNull()
      .references(() => productCategories.cateId, { onDelete: 'cascade' }),
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

/** A PDF that visitors download from the page of a product. */
export interface ProductDocument {
  title: string
  file: string
}

export const products = pgTable(
  'product',
  {
    zinPrdId: text('zin_prd_id').primaryKey(),
    siteId: text('site_id').notNull(),
    zinPrdName: text('zin_prd_name').notNull(),
    zinPrdNo: text('zin_prd_no').notNull(),
    /** The deepest category of the product, and its ancestors. */
    cateId: text('cate_id')
      .notNull()
      .references(() => productCategories.cateId),
    cateId1: text('cate_id_1')
      .notNull()
      .references(() => productCategories.cateId),
    /** Null when the product is directly in a first-level category. */
    cateId2: text('cate_id_2').references(() => productCategories.cateId),
    filePath: text('file_path').notNull(),
    fileAlt: text('file_alt').notNull(),
    summary: line('summary'),
    /** Sanitised HTML, sanitised again when shown. */
    contents: line('contents'),
    /** `code:value` of its category's attributes. */
    attributes: texts('attributes'),
    specs: jsonb('specs').$type<{ label: string; value: string }[]>().notNull().default([]),
    colors: jsonb('colors').$type<ProductColor[]>().notNull().default([]),
    /** BEST, NEW, PRESENT, TIMESALE, RECOMMEND. */
    badges: texts('badges'),
    imgVdoList: jsonb('img_vdo_list').$type<ProductMedia[]>().notNull().default([]),
    documents: jsonb('documents').$type<ProductDocument[]>().notNull().default([]),
    /** Area covered by one pack, sheet or roll, in square metres; null when not applicable. */
    packArea: doublePrecision('pack_area'),
    packUnit: line('pack_unit'),
    /** By what it is sold where the goods that sell it are not measured by area: 1세트. Its price is theirs (product_goods). */
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
    cateId: text('cate_id')
      .notNull()
      .references(() => productCategories.cateId),
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
    /** URL of the PDF; empty without one. */
    file: line('file'),
    pages: jsonb('pages').$type<{ image: string; alt: string; title: string; text: string }[]>().notNull().default([]),
    orderNo: integer('order_no').notNull(),
    postedAt: moment('posted_at').notNull(),
  },
  (t) => [index('catalog_category').on(t.siteId, t.category, t.orderNo)],
)

/** What a work costs in a grade, as staff write it: for what rules/catalog/estimate.ts counts the work by. */
export const estimateCosts = pgTable(
  'estimate_cost',
  {
    costSeq: integer('cost_seq').primaryKey().generatedByDefaultAsIdentity({ startWith: 10_000 }),
    siteId: text('site_id').notNull(),
    name: text('name').notNull(),
    work: text('work', { enum: WORKS }).notNull(),
    grade: text('grade', { enum: [...GRADES, 'all'] }).notNull(),
    /** `product`: the price of the product is added. */
    material: text('material', { enum: ['written', 'product'] }).notNull(),
    productId: text('product_id').references(() => products.zinPrdId, { onDelete: 'set null' }),
    /** Won, with VAT. */
    low: integer('low').notNull(),
    high: integer('high').notNull(),
  },
  (t) => [index('estimate_cost_work').on(t.siteId, t.work)],
)

/** Estimates that visitors saved, without a word of who they are; nobody asks for one after its day. */
export const estimates = pgTable(
  'estimate',
  {
    estimateId: text('estimate_id').primaryKey(),
    siteId: text('site_id').notNull(),
    asked: jsonb('asked').$type<EstimateInput>().notNull(),
    /** As it was read on its day: prices go on. */
    told: jsonb('told').$type<Estimate>().notNull(),
    createdAt,
    until: moment('until').notNull(),
  },
  (t) => [index('estimate_until').on(t.siteId, t.until)],
)
