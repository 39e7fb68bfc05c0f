import { Type } from 'typebox'

const typed = (title: string, most: number) => Type.String({ title, minLength: 1, maxLength: most, pattern: '\\S' })

/** Where a carrier collects what comes back. */
export const PickupPlace = Type.Object(
  {
    name: typed('이름', 60),
    phoneNo: Type.String({ title: '휴대전화 번호', maxLength: 20, pattern: '^[\\d -]{9,20}$' }),
    zipCode: Type.String({ title: '우편번호', pattern: '^\\d{5}$' }),
    address: typed('주소', 200),
    addressDetail: Type.Optional(Type.String({ title: '상세 주소', maxLength: 100 })),
    request: Type.Optional(Type.String({ title: '수거 요청 사항', maxLength: 200 })),
  },
  { title: '수거할 곳' },
)
