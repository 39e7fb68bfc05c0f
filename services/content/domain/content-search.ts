import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { textOf } from '@/lib/html/sanitize-html'
import { contentHref } from '@/schemas/rules/content/content-place'
import { areaWords } from '@/schemas/words/area'
import { formatDate } from '@/schemas/words/dates'
import { shownRows } from '@/services/db/shown-rows'
import { faqs, interiorCases, notices, stylingContents } from '@/services/db/tables/content'
import { byPieces } from '@/services/parts/by-pieces'
import { numbersOf } from '@/services/parts/numbers-of'
import { NO_HIT, type SearchKind } from '@/services/parts/search-kind'
const CASES = { 'expert-style': '토탈 인테리어', myhome: '온라인 집들이', house: '부분 인테리어' }
const CONTENTS = { 'style-trend': '트렌드', 'style-guide': '가이드', 'life-book': '라이프 매거진', trendship: '트렌드십' }
/** The beginning of a text, for records without a summary. */
const opening = (text: string): string => (text.length > 120 ? `${text.slice(0, 120)}…` : text)

const cases: SearchKind = {
  tab: 'community',
  tags: ['interiors'],
  one: 'interior:',
  boost: 1,
  countedAs: 'case',
  read: ({ db, siteId, ids }) => {
    const { seq, type, title, hImg, hImgAlt, summary, address, area, hashtags, companyName, authorName, story, postedAt } = interiorCases
    const columns = { seq, type, title, hImg, hImgAlt, summary, address, area, hashtags, companyName, authorName, story, postedAt }
    return byPieces(
      (limit, offset) =>
        db
          .select(columns)
          .from(interiorCases)
          .where(and(shownRows.cases(siteId), ids && inArray(seq, numbersOf(ids))))
          .orderBy(asc(seq))
          .limit(limit)
          .offset(offset),
      (row) => ({
        ...NO_HIT,
        id: String(row.seq),
        tab: 'community',
        kind: CASES[row.type],
        title: row.title,
        link: `/styling/${row.type}/detail/${row.seq}`,
        image: row.hImg,
        imageAlt: row.hImgAlt,
        summary: row.summary,
        meta: [row.address, areaWords(row.area)].filter((part) => part !== ''),
        beside: { words: row.hashtags, brands: [row.companyName], numbers: [areaWords(row.area)] },
        words: [row.address, row.authorName, ...row.story.flatMap(({ title = '', text = '' }) => [title, text])],
        area: row.area,
        counted: String(row.seq),
        at: row.postedAt.getTime(),
      }),
    )
  },
}

const magazine: SearchKind = {
  tab: 'community',
  tags: ['styling:style-trend', 'styling:style-guide', 'styling:life-book', 'styling:trendship'],
  one: '~styling-piece:',
  boost: 1,
  countedAs: 'piece',
  read: ({ db, siteId, ids }) => {
    const { kind, seq, title, tab, name, hImg, hImgAlt, summary, postedAt, hashtags, content } = stylingContents
    const columns = { kind, seq, title, tab, name, hImg, hImgAlt, summary, postedAt, hashtags, content }
    return byPieces(
      (limit, offset) =>
        db
          .select(columns)
          .from(stylingContents)
          .where(and(eq(stylingContents.siteId, siteId), ids && inArray(sql`${kind} || '.' || ${seq}`, [...ids])))
          .orderBy(asc(kind), asc(seq))
          .limit(limit)
          .offset(offset),
      (row) => ({
        ...NO_HIT,
        id: `${row.kind}.${row.seq}`,
        tab: 'community',
        kind: CONTENTS[row.kind],
        title: row.title,
        link: contentHref({ KIND: row.kind, TAB: row.tab, NAME: row.name }),
        image: row.hImg,
        imageAlt: row.hImgAlt,
        summary: row.summary,
        meta: [formatDate(row.postedAt)],
        beside: { words: row.hashtags },
        words: [textOf(row.content)],
        counted: `${row.kind}//${row.name}`,
        at: row.postedAt.getTime(),
      }),
    )
  },
}

const announcements: SearchKind = {
  tab: 'cs',
  tags: ['notices'],
  one: 'notice:',
  boost: 0,
  read: ({ db, siteId, ids }) => {
    const { id, title, contents, postedAt } = notices
    const columns = { id, title, contents, postedAt }
    return byPieces(
      (limit, offset) =>
        db
          .select(columns)
          .from(notices)
          .where(and(eq(notices.siteId, siteId), ids && inArray(id, numbersOf(ids))))
          .orderBy(asc(id))
          .limit(limit)
          .offset(offset),
      (row) => {
        const text = textOf(row.contents)
        return {
          ...NO_HIT,
          id: String(row.id),
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

const questions: SearchKind = {
  tab: 'cs',
  tags: ['faqs'],
  one: '~faq:',
  boost: 1,
  read: ({ db, siteId, ids }) => {
    const { id, question, answer, orderNo } = faqs
    const columns = { id, question, answer, orderNo }
    return byPieces(
      (limit, offset) =>
        db
          .select(columns)
          .from(faqs)
          .where(and(eq(faqs.siteId, siteId), ids && inArray(id, numbersOf(ids))))
          .orderBy(asc(id))
          .limit(limit)
          .offset(offset),
      (row) => {
        const text = textOf(row.answer)
        return {
          ...NO_HIT,
          id: String(row.id),
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

export const contentSearch: Readonly<Record<string, SearchKind>> = { cases, magazine, announcements, questions }
