import { Type, type Static } from 'typebox'
import { linkField } from '@/blocks/base/_parts/fields'

const text = (title: string, value: string, maxLength = 100) => Type.String({ title, maxLength, default: value, widget: 'text' })

export const props = Type.Object(
  {
    hours: text('고객센터 시간', '평일 09:00~18:00 (점심 12:00~13:00), 주말·공휴일 휴무'),
    company: text('상호', '㈜라움하우스'),
    owner: text('대표자', '정가람'),
    address: text('주소', '서울특별시 강남구 라움로 12, 라움빌딩 8층', 200),
    email: text('이메일', 'help@raumgyeol.example'),
    businessNumber: Type.String({ title: '사업자등록번호', pattern: '^\\d{3}-\\d{2}-\\d{5}$', default: '123-45-67891', widget: 'text' }),
    orderNumber: text('통신판매업 신고번호', '제2026-서울강남-00000호'),
    hosting: text('호스팅서비스 제공자', '㈜라움하우스'),
    privacyOfficer: text('개인정보 보호책임자', '한결'),
    policies: Type.Array(
      Type.Object(
        {
          label: Type.String({ title: '이름', minLength: 1, maxLength: 30, widget: 'text' }),
          link: linkField(),
          strong: Type.Optional(Type.Boolean({ title: '굵게', description: '개인정보처리방침은 굵게 보여야 합니다.', widget: 'switch' })),
        },
        { additionalProperties: false },
      ),
      {
        title: '약관과 방침',
        maxItems: 8,
        default: [
          { label: '이용약관', link: '/cs/use-agreement' },
          { label: '개인정보처리방침', link: '/etc/privacy', strong: true },
        ],
        widget: 'list',
      },
    ),
    socials: Type.Array(
      Type.Object(
        {
          label: Type.String({ title: '이름', minLength: 1, maxLength: 20, widget: 'text' }),
          link: linkField('주소'),
        },
        { additionalProperties: false },
      ),
      { title: '다른 곳의 라움결', maxItems: 5, default: [], widget: 'list' },
    ),
    copyright: text('저작권 표시', '© 2026 RAUMHAUS'),
  },
  { additionalProperties: false },
)
export type Props = Static<typeof props>
