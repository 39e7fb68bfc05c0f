import { Type } from 'typebox'
import { REGIONS } from '@/schemas/rules/places/regions'
import { defineRecord } from '../define-record'
import * as f from '@/schemas/records/fields'

const Photos = Type.Object(
  { before: f.optionalPictureField('공사 전'), after: f.pictureField('공사 후') },
  { title: '사진', additionalProperties: false },
)
const ConsultingStoryForm = Type.Object(
  {
    title: f.lineField('제목', 100),
    summary: f.paragraphField('요약', 200),
    picture: f.pictureField('대표 사진'),
    asked: f.neededParagraphField('상담한 내용', 2_000, { help: '누구인지 알아볼 수 있는 말은 적지 않습니다.' }),
    advised: f.richTextField('권해 드린 방법'),
    photos: f.partsField('공사 전과 후', Photos, 12),
    spaces: f.choicesField('공간', 'codes:space'),
    size: f.codeField('평형', 'homeSize'),
    region: f.choiceField('지역', Object.fromEntries(REGIONS.map((name) => [name, name]))),
    productIds: f.referencesField('쓰인 제품', 'products'),
    shopId: f.optionalReferenceField('상담한 매장', 'shops'),
    postedAt: f.momentField('게시일', { help: '목록의 순서를 정합니다.' }),
  },
  { additionalProperties: false },
)
export const consultingStoryRecord = defineRecord({
  type: 'consulting-stories',
  title: '상담 이야기',
  form: ConsultingStoryForm,
  groups: [
    { title: '이야기', fields: ['title', 'summary', 'picture', 'asked', 'advised', 'photos'] },
    { title: '집', fields: ['spaces', 'size', 'region'] },
    { title: '함께 보이는 것', fields: ['productIds', 'shopId'] },
    { title: '목록', fields: ['postedAt'] },
  ],
  name: 'title',
  anew: ['postedAt'],
  picture: 'picture',
  list: {
    columns: ['spaces', 'size', 'region', 'postedAt'],
    filters: ['spaces', 'size', 'region', 'shopId'],
    search: ['summary', 'asked', 'advised'],
    at: 'postedAt',
    usual: { by: 'at', direction: 'desc' },
  },
  visibility: 'drafts',
  page: (_, id) => `/zin/previous-consulting/${id}`,
  hasOwnPage: true,
})
