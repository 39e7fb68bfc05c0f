import { Type } from 'typebox'
import { TERMS_TYPES } from '@/schemas/rules/members/terms'
import { defineRecord } from '../define-record'
import * as f from '@/schemas/records/fields'

/** Pages that show the terms of a type; other types are shown where one agrees to them. */
const PAGES: Readonly<Record<string, string>> = { '01': '/etc/terms', '02': '/etc/location', '12': '/etc/goods', '16': '/etc/ad' }

const TermForm = Type.Object(
  {
    termsType: f.codeField('약관 종류', 'termsType'),
    version: f.lineField('버전', 20, { pattern: '^\\d+(\\.\\d+)*$', help: '예: 4.1. 동의할 때 이 번호가 함께 남습니다.' }),
    title: f.lineField('제목'),
    requiredYn: f.yesNoField('동의', '필수', '선택', 'Y'),
    contents: f.richTextField('본문'),
    effectiveAt: f.momentField('시행일', { help: '이때부터 앞의 버전을 대신합니다. 시행한 버전은 고치거나 내릴 수 없습니다.' }),
  },
  { additionalProperties: false },
)
export const termRecord = defineRecord({
  type: 'terms',
  title: '약관',
  form: TermForm,
  groups: [
    { title: '약관', fields: ['termsType', 'version', 'title', 'contents'] },
    { title: '시행', fields: ['requiredYn', 'effectiveAt'] },
  ],
  name: 'title',
  unique: ['version'],
  fixed: ['termsType', 'version'],
  list: {
    columns: ['termsType', 'version', 'effectiveAt'],
    filters: ['termsType', 'requiredYn'],
    search: ['version', 'contents'],
    at: 'effectiveAt',
    usual: { by: 'at', direction: 'desc' },
  },
  visibility: 'drafts',
  page: ({ termsType, version }) => (PAGES[termsType] ? `${PAGES[termsType]}?version=${version}` : undefined),
  problems: ({ termsType }) =>
    TERMS_TYPES.some((type) => type === termsType)
      ? []
      : [{ pointer: '/termsType', keyword: 'enum', message: '약관 종류: 가입과 동의에 쓰이지 않는 종류입니다. 다시 골라 주세요.' }],
})
