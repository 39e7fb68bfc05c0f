// Who ordered on the telephone, and where it goes, as staff write it.
import { Type } from 'typebox'

export const WRONG_BUYER = ['400', '고객의 이름과 휴대전화 번호를 확인해 주세요.'] as const

export const short = (title: string, maxLength: number) => Type.String({ title, maxLength })
export const DraftBuyer = Type.Object(
  { name: short('고객 이름', 60), phoneNo: short('고객 휴대전화 번호', 20), email: short('고객 이메일', 120) },
  { title: '고객' },
)
export const DraftDelivery = Type.Object(
  {
    name: short('받는 분', 60),
    phoneNo: short('받는 분 휴대전화 번호', 20),
    zipCode: Type.String({ title: '우편번호', pattern: '^\\d{5}$' }),
    address: short('주소', 200),
    addressDetail: short('상세 주소', 100),
    request: short('배송 요청 사항', 200),
  },
  { title: '배송지' },
)
