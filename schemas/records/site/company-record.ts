import { Type } from 'typebox'
import { defineRecord } from '../define-record'
import * as f from '@/schemas/records/fields'

const MAIL = '^[^\\s@<>"]+@[^\\s@<>"]+\\.[^\\s@<>"]+$'
const PHONE = '^(0\\d{1,3}-\\d{3,4}|1\\d{3})-\\d{4}$'
const CompanyForm = Type.Object(
  {
    company: f.lineField('상호', 100),
    owner: f.lineField('대표자', 100),
    address: f.lineField('주소', 200),
    email: f.lineField('전자우편', 100, { pattern: MAIL }),
    businessNumber: f.lineField('사업자등록번호', 12, { pattern: '^\\d{3}-\\d{2}-\\d{5}$', help: '예: 123-45-67890' }),
    orderNumber: f.optionalLineField('통신판매업 신고번호', 100),
    hosting: f.optionalLineField('호스팅서비스 제공자', 100),
    privacyOfficer: f.lineField('개인정보 보호책임자', 100),
    phone: f.phoneField('고객센터 전화'),
    hours: f.optionalLineField('고객센터 시간', 100, { help: '예: 평일 09:00~18:00, 주말·공휴일 휴무' }),
    sender: f.lineField('보내는 이름', 40, {
      pattern: '^[^\\s"<>\\[\\]][^"<>\\[\\]\\r\\n]*$',
      help: '메일을 보낸 사람, 메일 제목과 문자 맨 앞의 [ ] 안에 보입니다.',
    }),
    mailFrom: f.optionalLineField('메일을 보내는 주소', 100, {
      pattern: `^$|${MAIL}`,
      help: '비워 두면 서버에 설정한 주소(MAIL_FROM)로 보냅니다. 메일 서버가 허용하는 주소여야 합니다.',
    }),
    textFrom: f.optionalLineField('문자를 보내는 번호', 20, {
      pattern: `^$|${PHONE}`,
      help: '비워 두면 서버에 설정한 번호(SMS_FROM)로 보냅니다. 문자 회사에 미리 등록한 번호여야 합니다.',
    }),
  },
  { additionalProperties: false },
)

/** What is said of the company on pages, in mails and texts, and to search engines. */
export const companyRecord = defineRecord({
  type: 'company',
  title: '회사와 고객센터',
  form: CompanyForm,
  groups: [
    {
      title: '회사',
      text: '모든 화면의 아래와 주문 확인 메일에 보입니다(전자상거래법 제10조).',
      fields: ['company', 'owner', 'address', 'email', 'businessNumber', 'orderNumber', 'hosting', 'privacyOfficer'],
    },
    { title: '고객센터', text: '화면의 머리와 아래, 안내 글, 메일과 문자에 보입니다.', fields: ['phone', 'hours'] },
    { title: '보내는 사람', fields: ['sender', 'mailFrom', 'textFrom'] },
  ],
  name: 'company',
  single: true,
  list: { columns: ['phone', 'hours', 'sender'], usual: { by: 'updatedAt', direction: 'desc' } },
  visibility: 'drafts',
  page: () => '/',
  isAtPageEnd: true,
})
