import { Type } from 'typebox'
import { defineRecord } from '../define-record'
import { endAfterStart } from '../end-after-start'
import * as f from '@/schemas/records/fields'

const ModelHouseForm = Type.Object(
  {
    complexName: f.lineField('단지 이름', 60),
    summary: f.paragraphField('소개', 200),
    picture: f.optionalPictureField('사진'),
    region: f.lineField('시·도', 10, { help: '예: 서울, 경기' }),
    address: f.lineField('주소', 200),
    hours: f.optionalLineField('여는 시간', 60, { help: '예: 10:00–17:00' }),
    phoneNumber: f.optionalLineField('전화번호', 20, { pattern: '^$|^(0\\d{1,3}-\\d{3,4}|1\\d{3})-\\d{4}$', help: '예: 02-1234-5678' }),
    link: f.linkField('단지 안내 주소'),
    openFrom: f.momentField('여는 날'),
    openUntil: f.momentField('닫는 날', { help: '지나면 목록에서 사라집니다.' }),
  },
  { additionalProperties: false },
)
export const modelHouseRecord = defineRecord({
  type: 'model-houses',
  title: '모델하우스',
  form: ModelHouseForm,
  groups: [
    { title: '단지', fields: ['complexName', 'summary', 'picture', 'link'] },
    { title: '오시는 길', fields: ['region', 'address', 'hours', 'phoneNumber'] },
    { title: '기간', fields: ['openFrom', 'openUntil'] },
  ],
  name: 'complexName',
  picture: 'picture',
  list: {
    columns: ['region', 'openFrom', 'openUntil'],
    search: ['address', 'region'],
    at: 'openFrom',
    usual: { by: 'at', direction: 'desc' },
  },
  visibility: 'drafts',
  problems: (values) => endAfterStart(values, 'openFrom', 'openUntil'),
})
