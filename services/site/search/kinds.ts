// The searchable records, kind by kind. Each kind is read again only when one of its own cache tags changes, and in parts, so that no
// query comes near its deadline and other calls run in between.
import { and, asc, eq } from 'drizzle-orm'
import { textOf } from '@/lib/html/sanitize-html'
import { contentHref } from '@/schemas/rules/content/content-place'
import { eventPath } from '@/schemas/rules/events/event-path'
import { areaWords } from '@/schemas/words/area'
import { formatDate, formatPeriod } from '@/schemas/words/dates'
import type { Database } from '@/services/db/database'
import { productCategories, products } from '@/services/db/tables/catalog'
import { shops } from '@/services/db/tables/consulting'
import { faqs, interiorCases, notices, stylingContents } from '@/services/db/tables/content'
import { events } from '@/services/db/tables/events'
import { byPieces } from './by-pieces'
import type { Source } from './search-index'
import { storeGoods } from './store-goods'
import { shownRows } from '@/services/db/shown-rows'

interface Kind {
  tags: readonly string[]
  read: (db: Database, siteId: string) => Promise<Source[]>
}
const CASES = { 'expert-style': '토탈 인테리어', myhome: '온라인 집들이', house: '부분 인테리어' }
const CONTENTS = { 'style-trend': '트렌드', 'style-guide': '가이드', 'life-book': '라이프 매거진', trendship: '트렌드십' }
const NONE = { image: '', imageAlt: '', summary: '', meta: [] as string[], phone: '', link: '' }
/** The beginning of a text, for records without a summary. */
const opening = (text: string): string => (text.length > 120 ? `${text.slice(0, 120)}…` : text)

const cases: Kind = {
  tags: ['interiors'],
  read: (db, siteId) => {
    const { seq, type, title, hImg, hImgAlt, summary, address, area, hashtags, companyName, authorName, story, postedAt } = interiorCases
    const columns = { seq, type, title, hImg, hImgAlt, summary, address, area, hashtags, companyName, authorName, story, postedAt }
    return byPieces(
      (limit, offset) =>
        db.select(columns).from(interiorCases).where(shownRows.cases(siteId)).orderBy(asc(seq)).limit(limit).offset(offset),
      (row) => ({
        ...NONE,
        tab: 'community',
        kind: CASES[row.type],
        title: row.title,
        link: `/styling/${row.type}/detail/${row.seq}`,
        image: row.hImg,
        imageAlt: row.hImgAlt,
        summary: row.summary,
        meta: [row.address, areaWords(row.area)].filter((part) => part !== ''),
        words: [...row.hashtags, row.companyName, row.authorName, ...row.story.flatMap(({ title = '', text = '' }) => [title, text])],
        at: row.postedAt.getTime(),
      }),
    )
  },
}

const magazine: Kind = {
  tags: ['styling:style-trend', 'styling:style-guide', 'styling:life-book', 'styling:trendship'],
  read: (db, siteId) => {
    const { kind, seq, title, tab, name, hImg, hImgAlt, summary, postedAt, hashtags, content } = stylingContents
    const columns = { kind, seq, title, tab, name, hImg, hImgAlt, summary, postedAt, hashtags, content }
    return byPieces(
      (limit, offset) =>
        db
          .select(columns)
          .from(stylingContents)
          .where(eq(stylingContents.siteId, siteId))
          .orderBy(asc(kind), asc(seq))
          .limit(limit)
          .offset(offset),
      (row) => ({
        ...NONE,
        tab: 'community',
        kind: CONTENTS[row.kind],
        title: row.title,
        link: contentHref({ KIND: row.kind, TAB: row.tab, NAME: row.name }),
        image: row.hImg,
        imageAlt: row.hImgAlt,
        summary: row.summary,
        meta: [formatDate(row.postedAt)],
        words: [...row.hashtags, textOf(row.content)],
        at: row.postedAt.getTime(),
      }),
    )
  },
}

const goods: Kind = {
  tags: ['products', 'categories'],
  read: async (db, siteId) => {
    const categories = await db
      .select({ id: productCategories.cateId, name: productCategories.cateName })
      .from(productCategories)
      .where(and(eq(productCategories.siteId, siteId), eq(productCategories.delYn, 'N')))
    const nameOf = new Map(categories.map(({ id, name }) => [id, name]))
    const { zinPrdId, zinPrdName, zinPrdNo, cateId, cateId1, cateId2, filePath, fileAlt, summary, colors, specs, contents, releasedAt } =
      products
    const columns = {
      zinPrdId,
      zinPrdName,
      zinPrdNo,
      cateId,
      cateId1,
      cateId2,
      filePath,
      fileAlt,
      summary,
      colors,
      specs,
      contents,
      releasedAt,
    }
    return byPieces(
      (limit, offset) =>
        db.select(columns).from(products).where(eq(products.siteId, siteId)).orderBy(asc(zinPrdId)).limit(limit).offset(offset),
      (row) => ({
        ...NONE,
        tab: 'product',
        kind: nameOf.get(row.cateId1) ?? '제품',
        title: row.zinPrdName,
        link: `/zin/product/${encodeURIComponent(row.zinPrdId)}`,
        image: row.filePath,
        imageAlt: row.fileAlt,
        summary: row.summary,
        meta: [row.zinPrdNo],
        words: [
          (row.cateId2 && nameOf.get(row.cateId2)) ?? '',
          nameOf.get(row.cateId) ?? '',
          ...row.colors.map(({ name }) => name),
          ...row.specs.map(({ value }) => value),
          textOf(row.contents),
        ],
        at: row.releasedAt.getTime(),
      }),
    )
  },
}

const stores: Kind = {
  tags: ['shops'],
  read: (db, siteId) => {
    const {
      shopId,
      typeName,
      shopName,
      images,
      address,
      hours,
      closedDays,
      phoneNumber,
      summary,
      erpAgencyName,
      region,
      district,
      lowsStores,
      orderNo,
    } = shops
    const columns = {
      shopId,
      typeName,
      shopName,
      images,
      address,
      hours,
      closedDays,
      phoneNumber,
      summary,
      erpAgencyName,
      region,
      district,
      lowsStores,
      orderNo,
    }
    return byPieces(
      (limit, offset) => db.select(columns).from(shops).where(shownRows.shops(siteId)).orderBy(asc(shopId)).limit(limit).offset(offset),
      (row) => ({
        ...NONE,
        tab: 'store',
        kind: row.typeName,
        title: row.shopName,
        image: row.images[0]?.src ?? '',
        imageAlt: row.images[0]?.alt ?? '',
        summary: row.address,
        meta: [row.hours, row.closedDays && `${row.closedDays} 휴무`].filter((part) => part !== ''),
        phone: row.phoneNumber,
        words: [row.summary, row.erpAgencyName, row.region, row.district, ...row.lowsStores.map(({ SUB_TYPE_NAME }) => SUB_TYPE_NAME)],
        at: -row.orderNo,
      }),
    )
  },
}

const occasions: Kind = {
  tags: ['events'],
  read: (db, siteId) => {
    const { eventName, eventLink, eventSeq, eventType, pageType, imgBannerPc, imgBannerAlt, summary, openStrDate, openEndDate, contentPc } =
      events
    const columns = {
      eventName,
      eventLink,
      eventSeq,
      eventType,
      pageType,
      imgBannerPc,
      imgBannerAlt,
      summary,
      openStrDate,
      openEndDate,
      contentPc,
    }
    return byPieces(
      (limit, offset) =>
        db
          .select(columns)
          .from(events)
          .where(and(eq(events.siteId, siteId), eq(events.publishedYn, 'Y')))
          .orderBy(asc(eventSeq))
          .limit(limit)
          .offset(offset),
      (row) => ({
        ...NONE,
        tab: 'event',
        kind: '이벤트',
        title: row.eventName,
        link: row.eventLink || eventPath({ EVENT_SEQ: row.eventSeq, EVENT_TYPE: row.eventType, PAGE_TYPE: row.pageType }),
        image: row.imgBannerPc,
        imageAlt: row.imgBannerAlt,
        summary: row.summary,
        meta: [formatPeriod(row.openStrDate, row.openEndDate)],
        words: [textOf(row.contentPc)],
        at: row.openEndDate.getTime(),
        from: row.openStrDate.getTime(),
        until: row.openEndDate.getTime(),
      }),
    )
  },
}

const announcements: Kind = {
  tags: ['notices'],
  read: (db, siteId) => {
    const { id, title, contents, postedAt } = notices
    const columns = { id, title, contents, postedAt }
    return byPieces(
      (limit, offset) => db.select(columns).from(notices).where(eq(notices.siteId, siteId)).orderBy(asc(id)).limit(limit).offset(offset),
      (row) => {
        const text = textOf(row.contents)
        return {
          ...NONE,
          tab: 'cs',
          kind: '공지사항',
          title: row.title,
          link: `/cs/notice/detail/${row.id}`,
          summary: opening(text),
          body: text,
          meta: [formatDate(row.postedAt)],
          words: [text],
          at: row.postedAt.getTime(),
        }
      },
    )
  },
}

const questions: Kind = {
  tags: ['faqs'],
  read: (db, siteId) => {
    const { id, question, answer, orderNo } = faqs
    const columns = { id, question, answer, orderNo }
    return byPieces(
      (limit, offset) => db.select(columns).from(faqs).where(eq(faqs.siteId, siteId)).orderBy(asc(id)).limit(limit).offset(offset),
      (row) => {
        const text = textOf(row.answer)
        return {
          ...NONE,
          tab: 'cs',
          kind: '자주 묻는 질문',
          title: row.question,
          link: `/cs/faq#faq-${row.id}`,
          summary: opening(text),
          body: text,
          words: [text],
          at: -row.orderNo,
        }
      },
    )
  },
}

export const KINDS: Readonly<Record<string, Kind>> = { cases, magazine, goods, storeGoods, stores, occasions, announcements, questions }
