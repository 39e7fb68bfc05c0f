import { Type } from 'typebox'
import { BANNER_POSITIONS, MENU_POSITION } from '@/schemas/rules/site/banner-positions'
import { periodProblems } from '../period-problems'
import { defineRecord } from '../define-record'
import * as f from '@/schemas/records/fields'

const BannerForm = Type.Object(
  {
    position: f.choiceField('자리', BANNER_POSITIONS),
    title: f.lineField('제목', 60),
    description: f.paragraphField('설명', 200),
    link: f.requiredLinkField('연결'),
    imagePc: f.pictureField('사진'),
    imageMo: Type.String({
      title: '휴대전화 사진',
      description: '비워 두면 위의 사진을 씁니다.',
      maxLength: 500,
      default: '',
      widget: 'image',
    }),
    openFrom: f.momentField('여는 때'),
    openUntil: f.momentField('닫는 때'),
    orderNo: f.wholeField('차례', { help: '같은 자리에서 작은 수가 먼저 보입니다.', default: 0 }),
  },
  { additionalProperties: false },
)
export const bannerRecord = defineRecord({
  type: 'banners',
  title: '배너',
  form: BannerForm,
  groups: [
    { title: '배너', fields: ['position', 'title', 'description', 'link', 'imagePc', 'imageMo'] },
    { title: '기간', fields: ['openFrom', 'openUntil'] },
    { title: '목록', fields: ['orderNo'] },
  ],
  name: 'title',
  picture: 'imagePc',
  apart: 'position',
  list: {
    columns: ['position', 'openFrom', 'openUntil', 'orderNo'],
    filters: ['position'],
    search: ['description'],
    at: 'openFrom',
    order: 'orderNo',
    usual: { by: 'order', direction: 'asc' },
  },
  visibility: 'drafts',
  places: ({ position }) => [position === MENU_POSITION ? { block: 'header' } : { block: 'banner', props: { position } }],
  problems: periodProblems,
})
