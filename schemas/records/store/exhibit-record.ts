import { Type } from 'typebox'
import { endAfterStart } from '../end-after-start'
import { defineRecord } from '../define-record'
import * as f from '@/schemas/records/fields'

const ExhibitForm = Type.Object(
  {
    title: f.lineField('제목', 60),
    kind: f.choiceField(
      '종류',
      { promotion: '기획전', relay: '릴레이 기획전' },
      { default: 'promotion', help: '릴레이는 날짜 차례로 이어집니다.' },
    ),
    summary: f.paragraphField('한 줄 소개', 200),
    picture: f.pictureField('대표 사진'),
    contents: f.richTextField('소개'),
    goods: f.referencesField('상품', 'goods', 100, { help: '보이는 차례대로 둡니다.' }),
    opensAt: f.momentField('여는 때'),
    closesAt: f.momentField('닫는 때'),
  },
  { additionalProperties: false },
)
export const exhibitRecord = defineRecord({
  type: 'exhibits',
  title: '기획전',
  form: ExhibitForm,
  groups: [
    { title: '기획전', fields: ['title', 'kind', 'summary', 'picture', 'contents'] },
    { title: '상품', fields: ['goods'] },
    { title: '기간', fields: ['opensAt', 'closesAt'] },
  ],
  name: 'title',
  picture: 'picture',
  list: {
    columns: ['kind', 'opensAt', 'closesAt'],
    filters: ['kind'],
    search: ['summary'],
    at: 'opensAt',
    usual: { by: 'at', direction: 'desc' },
  },
  visibility: 'drafts',
  page: ({ kind }, id) => (kind === 'relay' ? `/store/promotion/relay/${id}` : `/store/promotion/${id}`),
  hasOwnPage: true,
  period: ({ opensAt, closesAt }) => ({ from: opensAt, until: closesAt }),
  problems: (values) => endAfterStart(values, 'opensAt', 'closesAt'),
})
