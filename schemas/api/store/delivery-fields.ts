import { Type } from 'typebox'

/** Where an order goes, as it is typed. */
export const deliveryFields = {
  name: Type.String({ title: '받는 분', minLength: 1, maxLength: 60, pattern: '\\S' }),
  phoneNo: Type.String({ title: '휴대전화 번호', minLength: 9, maxLength: 20 }),
  zipCode: Type.String({ title: '우편번호', pattern: '^\\d{5}$' }),
  address: Type.String({ title: '주소', minLength: 1, maxLength: 200, pattern: '\\S' }),
  addressDetail: Type.String({ title: '상세 주소', maxLength: 100 }),
  request: Type.String({ title: '배송 요청 사항', maxLength: 200 }),
}
