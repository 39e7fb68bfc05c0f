import { Type } from 'typebox'
import { Page, sizeOf } from '@/schemas/words/paging'
import { contract } from '@/schemas/api/base/contract'

/** Result of the address picker, and its name in every form (foundation 3.3, CX-20). */
const Address = Type.Object({
  postCode: Type.String(),
  address: Type.String(),
  extraAddress: Type.String(),
  road: Type.String(),
  jibun: Type.String(),
})

/** Answered by another company's service, so it is not cached. */
export const searchAddresses = contract({
  at: 'GET /svc/addressSvcApi/search',
  id: 'address.search',
  title: '주소 검색',
  access: 'visitor',
  input: Type.Object({
    keyword: Type.String({ title: '도로명, 건물명 또는 지번', minLength: 2, maxLength: 80 }),
    page: Page,
    size: sizeOf(10, 20),
  }),
  items: Address,
  errors: {
    /** Without a search service, the form lets the address be typed. */
    off: ['off', '주소를 직접 입력해 주세요.', 404],
    tooMany: ['429', '주소 검색이 많아 잠시 멈추었습니다. 잠시 후 다시 시도해 주세요.', 429],
  },
})
