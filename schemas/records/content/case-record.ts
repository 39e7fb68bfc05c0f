import { Type } from 'typebox'
import { caseHref } from '@/schemas/rules/content/case-place'
import { NOTE_MOST, POINTS_MOST } from '@/schemas/rules/content/picture-points'
import { defineRecord } from '../define-record'
import * as f from '@/schemas/records/fields'
import { pointProblems } from './point-problems'

/** A product or goods in a photograph. */
const Point = Type.Object(
  {
    link: f.requiredLinkField('제품이나 상품', { help: '이름이나 초성으로 찾거나, 제품·상품의 주소를 붙여 넣습니다.' }),
    area: Type.Optional(f.decimalField('쓴 넓이(㎡)', 0.1, 1_000, { help: '적으면 자재비를 함께 보여 줍니다.' })),
    note: f.optionalLineField('덧붙일 말', NOTE_MOST, { help: '예: 아일랜드 옆면' }),
    x: f.percentField('가로 자리(%)'),
    y: f.percentField('세로 자리(%)'),
  },
  { title: '자리', additionalProperties: false },
)
const points = () => Type.Optional(f.pointsField('사진 속 제품', Point, { of: 'picture', most: POINTS_MOST }))

/** A step of a case's story: a picture, a text, or both. */
const storyPart = Type.Object(
  {
    title: f.optionalLineField('소제목'),
    text: f.paragraphField('글', 3_000),
    picture: f.optionalPictureField('사진'),
    before: Type.Optional(
      f.optionalPictureField('시공 전 사진', { help: '같은 자리의 사진을 고르면, 밀어서 시공 전과 후를 견줄 수 있습니다.' }),
    ),
    points: points(),
  },
  { title: '이야기', additionalProperties: false },
)

const CaseForm = Type.Object(
  {
    type: f.choiceField('종류', { 'expert-style': '토탈 인테리어', myhome: '온라인 집들이', house: '부분 인테리어' }),
    title: f.lineField('제목', 200),
    summary: f.paragraphField('요약'),
    picture: f.pictureField('대표 사진'),
    points: points(),
    story: f.partsField('이야기', storyPart),
    productIds: f.referencesField('쓰인 제품', 'products'),
    houseType: f.codeField('주거 형태', 'homeType'),
    size: f.optionalCodeField('평형', 'homeSize'),
    area: Type.Optional(f.wholeField('전용 면적(㎡)', { minimum: 1, maximum: 10_000 })),
    spaces: f.choicesField('공간', 'codes:space'),
    style: f.codeField('스타일', 'style'),
    colors: f.choicesField('색상', 'codes:color'),
    familyType: f.codeField('가족 형태', 'familyType'),
    scopes: f.choicesField('시공 범위', 'codes:range'),
    budget: f.codeField('예산', 'budget'),
    constTime: f.codeField('시공 기간', 'constTime'),
    steps: f.choicesField('시공 단계', 'codes:step'),
    companyName: f.optionalLineField('시공사', 40, { when: { field: 'type', is: ['expert-style', 'house'] } }),
    authorName: f.optionalLineField('글쓴이', 40, { help: '집주인이 고른 별명입니다.', when: { field: 'type', is: ['myhome'] } }),
    address: f.optionalLineField('지역', 40, { help: '집을 알아볼 수 없게 시·군·구까지만 적습니다.' }),
    hashtags: f.wordsField('해시태그'),
    postedAt: f.momentField('게시일', { help: '목록의 순서를 정합니다.' }),
  },
  { additionalProperties: false },
)
export const caseRecord = defineRecord({
  type: 'cases',
  title: '시공사례',
  form: CaseForm,
  groups: [
    { title: '사례', fields: ['type', 'title', 'summary', 'picture', 'points'] },
    { title: '이야기', fields: ['story', 'productIds'] },
    { title: '집', fields: ['houseType', 'size', 'area', 'spaces', 'style', 'colors', 'familyType', 'address'] },
    { title: '시공', fields: ['scopes', 'budget', 'constTime', 'steps', 'companyName', 'authorName'] },
    { title: '목록', fields: ['hashtags', 'postedAt'] },
  ],
  name: 'title',
  anew: ['postedAt'],
  picture: 'picture',
  fixed: ['type'],
  list: {
    columns: ['type', 'style', 'postedAt'],
    filters: ['type', 'houseType', 'size', 'spaces', 'style', 'productIds'],
    search: ['summary', 'hashtags', 'companyName', 'authorName', 'story'],
    at: 'postedAt',
    usual: { by: 'at', direction: 'desc' },
  },
  visibility: 'drafts',
  page: ({ type }, id) => (type === undefined ? undefined : caseHref({ TYPE: type, SEQ: Number(id) })),
  hasOwnPage: true,
  problems: pointProblems,
})
