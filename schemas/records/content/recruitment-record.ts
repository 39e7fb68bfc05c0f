import { Type } from 'typebox'
import { defineRecord } from '../define-record'
import { endAfterStart } from '../end-after-start'
import * as f from '@/schemas/records/fields'

const RecruitmentForm = Type.Object(
  {
    title: f.lineField('제목', 100, { help: '예: 결모임 7기' }),
    summary: f.paragraphField('요약', 200),
    picture: f.pictureField('사진'),
    contents: f.richTextField('하는 일과 혜택', { help: '무엇을 부탁드리고 무엇을 드리는지 적습니다.' }),
    conditions: f.richTextField('지원 자격'),
    places: f.wholeField('뽑는 인원', { minimum: 1, maximum: 1_000, default: 20 }),
    openFrom: f.momentField('모집 시작'),
    openUntil: f.momentField('모집 마감', { help: '이때부터 지원할 수 없습니다.' }),
    announcedFrom: f.momentField('발표', {
      help: '페이지의 상태가 ‘발표’로 바뀌는 때입니다. 지원한 회원에게는 결모임 지원서 화면에서 발표해 알립니다.',
    }),
  },
  { additionalProperties: false },
)
export const recruitmentRecord = defineRecord({
  type: 'recruitments',
  title: '결모임 모집',
  form: RecruitmentForm,
  groups: [
    { title: '모집', fields: ['title', 'summary', 'picture', 'contents', 'conditions'] },
    { title: '기간과 인원', fields: ['places', 'openFrom', 'openUntil', 'announcedFrom'] },
  ],
  name: 'title',
  picture: 'picture',
  list: {
    columns: ['places', 'openFrom', 'openUntil', 'announcedFrom'],
    search: ['summary', 'contents'],
    at: 'openFrom',
    usual: { by: 'at', direction: 'desc' },
  },
  visibility: 'drafts',
  page: () => '/zin/brand/zenne/recruitment',
  problems: (values) => [...endAfterStart(values, 'openFrom', 'openUntil'), ...endAfterStart(values, 'openUntil', 'announcedFrom')],
})
