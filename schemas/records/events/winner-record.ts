import { Type } from 'typebox'
import { defineRecord } from '../define-record'
import * as f from '@/schemas/records/fields'

const WinnerForm = Type.Object(
  {
    subject: f.lineField('제목'),
    eventSeq: Type.Optional(
      Type.Integer({ title: '이벤트', description: '어느 이벤트의 발표인지 적어 둡니다.', widget: 'select', source: 'events' }),
    ),
    contents: f.richTextField('내용', { help: '이름과 번호는 가운데를 가려 적습니다. 추첨한 명단은 이벤트 화면에서 발표하면 가려집니다.' }),
    postedAt: f.momentField('게시일', { help: '목록의 순서를 정합니다.' }),
  },
  { additionalProperties: false },
)
export const winnerRecord = defineRecord({
  type: 'winners',
  title: '당첨자 발표',
  form: WinnerForm,
  groups: [
    { title: '발표', fields: ['subject', 'eventSeq', 'contents'] },
    { title: '목록', fields: ['postedAt'] },
  ],
  name: 'subject',
  anew: ['postedAt'],
  list: {
    columns: ['eventSeq', 'postedAt'],
    filters: ['eventSeq'],
    search: ['contents'],
    at: 'postedAt',
    usual: { by: 'at', direction: 'desc' },
  },
  visibility: 'drafts',
  page: (_, id) => `/zin/event/winner/detail/${id}`,
  hasOwnPage: true,
})
