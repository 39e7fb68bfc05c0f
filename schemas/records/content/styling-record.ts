import { Type } from 'typebox'
import { contentHref } from '@/schemas/rules/content/content-place'
import { defineRecord } from '../define-record'
import * as f from '@/schemas/records/fields'
import { missingField } from '../missing-field'

const theme = { field: 'kind', is: ['trendship'] }
const StylingForm = Type.Object(
  {
    kind: f.choiceField('종류', { 'style-trend': '트렌드', 'style-guide': '가이드', 'life-book': '라이프 매거진', trendship: '트렌드십' }),
    trendTab: f.optionalCodeField('트렌드십 탭', 'trendTab', { when: theme }),
    guideTab: f.optionalCodeField('가이드 탭', 'guideTab', { when: { field: 'kind', is: ['style-guide'] } }),
    name: f.optionalLineField('주소 이름', 60, { pattern: '^([a-z0-9]+(-[a-z0-9]+)*)?$', help: '영어 소문자, 숫자, 붙임표', when: theme }),
    year: Type.Optional(f.wholeField('연도', { minimum: 1990, maximum: 2100, when: theme })),
    title: f.lineField('제목', 200),
    summary: f.paragraphField('요약'),
    picture: f.pictureField('대표 사진'),
    content: f.richTextField('본문'),
    productIds: f.referencesField('소개한 제품', 'products'),
    hashtags: f.wordsField('해시태그'),
    postedAt: f.momentField('게시일', { help: '목록의 순서를 정합니다.' }),
  },
  { additionalProperties: false },
)
export const stylingRecord = defineRecord({
  type: 'styling-contents',
  title: '트렌드·매거진',
  form: StylingForm,
  groups: [
    { title: '자리', fields: ['kind', 'trendTab', 'guideTab', 'name', 'year'] },
    { title: '글', fields: ['title', 'summary', 'picture', 'content', 'productIds'] },
    { title: '목록', fields: ['hashtags', 'postedAt'] },
  ],
  name: 'title',
  anew: ['postedAt'],
  picture: 'picture',
  unique: ['name'],
  fixed: ['kind', 'trendTab', 'name'],
  list: {
    columns: ['kind', 'year', 'postedAt'],
    filters: ['kind', 'trendTab', 'guideTab', 'productIds'],
    search: ['summary', 'hashtags', 'content'],
    at: 'postedAt',
    usual: { by: 'at', direction: 'desc' },
  },
  visibility: 'drafts',
  page: ({ kind, trendTab = '', name }, id) =>
    kind === undefined ? undefined : contentHref({ KIND: kind, TAB: trendTab, NAME: name || id.slice(id.indexOf('.') + 1) }),
  hasOwnPage: true,
  problems: ({ kind, trendTab, guideTab, name }) => [
    ...(kind === 'trendship' && !trendTab ? [missingField('trendTab', '트렌드십 탭을 골라 주세요.')] : []),
    ...(kind === 'trendship' && !name ? [missingField('name', '주소 이름을 입력해 주세요.')] : []),
    ...(kind === 'style-guide' && !guideTab ? [missingField('guideTab', '가이드 탭을 골라 주세요.')] : []),
  ],
})
