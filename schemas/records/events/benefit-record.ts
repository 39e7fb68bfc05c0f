import { Type } from 'typebox'
import { defineRecord } from '../define-record'
import * as f from '@/schemas/records/fields'
import { endAfterStart } from '../end-after-start'

const BenefitForm = Type.Object(
  {
    title: f.lineField('제목'),
    partner: f.lineField('제휴사', 60),
    summary: f.paragraphField('한 줄 소개', 300),
    picture: f.pictureField('배너 사진'),
    pictureMo: f.pictureFileField('휴대전화 배너', { help: '비워 두면 배너 사진을 씁니다.' }),
    contents: f.richTextField('내용'),
    shopIds: f.referencesField('함께하는 매장', 'shops', 200),
    openFrom: f.momentField('시작'),
    openUntil: f.momentField('끝', { help: '끝난 뒤에는 목록에서 사라지고, 주소로 온 손님에게는 끝났다고 보입니다.' }),
  },
  { additionalProperties: false },
)
export const benefitRecord = defineRecord({
  type: 'benefits',
  title: '제휴 혜택',
  form: BenefitForm,
  groups: [
    { title: '혜택', fields: ['title', 'partner', 'summary', 'picture', 'pictureMo', 'contents'] },
    { title: '매장', fields: ['shopIds'] },
    { title: '기간', fields: ['openFrom', 'openUntil'] },
  ],
  name: 'title',
  picture: 'picture',
  list: {
    columns: ['partner', 'openFrom', 'openUntil'],
    filters: ['shopIds'],
    search: ['partner', 'summary', 'contents'],
    at: 'openFrom',
    usual: { by: 'at', direction: 'desc' },
  },
  visibility: 'drafts',
  page: (_, id) => `/zin/event/benefit/${id}`,
  hasOwnPage: true,
  period: ({ openFrom, openUntil }) => ({ from: openFrom, until: openUntil }),
  problems: (values) => endAfterStart(values, 'openFrom', 'openUntil'),
})
