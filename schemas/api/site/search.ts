import { Type } from 'typebox'
import { MOST_KEYWORD, SEARCH_STEPS, SEARCH_TABS, type SearchStep, type SearchTab } from '@/schemas/rules/site/search'
import { Page, sizeOf } from '@/schemas/words/paging'
import { Shape } from '@/schemas/words/shape'
import { contract } from '@/schemas/api/base/contract'
import { nullable } from '@/schemas/api/base/fields'

const Tab = Type.Unsafe<SearchTab>(Type.String({ title: '검색 탭', enum: [...SEARCH_TABS] }))

/** One record that contains the keyword, of any kind (content 3, SearchResult). */
const SearchResult = Type.Object({
  tab: Tab,
  /** Its kind: 토탈 인테리어, 공지사항. */
  kind: Type.String(),
  title: Type.String(),
  /** Site path, or an external URL; empty without a page of its own. */
  link: Type.String(),
  image: Type.String(),
  imageAlt: Type.String(),
  imageShape: Shape,
  summary: Type.String(),
  meta: Type.Array(Type.String()),
  /** An ended event: still found, and marked. */
  isOver: Type.Boolean(),
  /** Phone number; empty without one. */
  phone: Type.String(),
  /** Only its text has the words, and no name. */
  isText: Type.Boolean(),
  /** A product or goods: without a price, it is asked for. */
  isSold: Type.Boolean(),
  /** Won with VAT, of how much (`㎡`; empty for a piece), and whether it is the lowest of several. */
  price: nullable(Type.Object({ amount: Type.Integer(), isFrom: Type.Boolean(), unit: Type.String() })),
})

/** The search of the whole site: one tab, and the count of each tab (SYS-42, Q-052). */
export const searchAll = contract({
  at: 'GET /svc/searchAllSvcApi/svcSearchKnAllList',
  id: 'search.all',
  title: '통합검색',
  access: 'visitor',
  input: Type.Object({
    searchKeyword: Type.Optional(Type.String({ title: '검색어', maxLength: MOST_KEYWORD })),
    currentTab: Type.Optional(
      Type.Unsafe<SearchTab>(Type.String({ title: '검색 탭', enum: [...SEARCH_TABS], default: SEARCH_TABS[0], lenient: true })),
    ),
    /** Where a visitor has chosen no tab: the one of the best result instead of `currentTab`. */
    isBest: Type.Optional(Type.Boolean()),
    page: Page,
    size: sizeOf(12, 50),
  }),
  /**
   * `words` are the searched words: the keyword, or two words when only both together are found; `alike` are those of the same meaning, which
   * were searched too.
   */
  item: Type.Object({
    searchKeyword: Type.String(),
    /** The tab of the items. */
    tab: Tab,
    /** The keyword with spaces between its words, which its URL lost. */
    spaced: Type.String(),
    words: Type.Array(Type.String()),
    alike: Type.Array(Type.String()),
    step: Type.Unsafe<SearchStep>(Type.String({ enum: [...SEARCH_STEPS] })),
    /** In what words it was understood, where that is not what was typed. */
    readAs: Type.String(),
    /** The homes of a size that was read as one, `84㎡`; empty where none was. */
    size: Type.String(),
    /** What may have been meant as well. */
    offers: Type.Array(Type.String()),
    /** There are more than could be ranked. */
    isMore: Type.Boolean(),
    /** Not all records can be found yet. */
    isWaiting: Type.Boolean(),
    /** The nearest by name, whatever their tab. */
    nearest: Type.Array(Type.Object({ tab: Tab, kind: Type.String(), title: Type.String(), link: Type.String() })),
    counts: Type.Array(Type.Object({ tab: Tab, count: Type.Integer() })),
  }),
  items: SearchResult,
  /** Without a keyword there is nothing to search; the page then asks for one, without an alert (V-SRCH-1, Q-053). */
  errors: { noKeyword: ['400', '검색어를 입력해 주세요.'] },
  tags: () => [
    'interiors',
    'styling:style-trend',
    'styling:style-guide',
    'styling:life-book',
    'styling:trendship',
    'products',
    'prices',
    'categories',
    'goods',
    'store-categories',
    'brand-shops',
    'shops',
    'events',
    'notices',
    'faqs',
    'search-synonyms',
    'search-words',
    'search-kinds',
  ],
})

/** Suggestions before the visitor types. */
export const listSearchTags = contract({
  at: 'GET /svc/recTag/rRecTag',
  id: 'misc.rRecTag',
  title: '추천 검색어',
  access: 'visitor',
  input: Type.Object({}),
  items: Type.Object({ tag: Type.String(), cnt: Type.Integer() }),
  tags: () => ['search-tags'],
})

/** Placeholder of the search box. */
export const readPlaceholder = contract({
  at: 'GET /svc/placeholder/rPlaceholder',
  id: 'misc.rPlaceholder',
  title: '검색창 안내 문구',
  access: 'visitor',
  input: Type.Object({}),
  item: Type.Object({ text: Type.String() }),
  tags: () => ['content:search-placeholder'],
})
