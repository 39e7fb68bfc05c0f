import { sql } from 'drizzle-orm'
import { cartLines, carts } from '@/services/db/tables/cart'
import { restockWishes } from '@/services/db/tables/restocks'
import { memberTable, ofMember, OMITTED, type MemberTable } from '@/services/parts/member-table'

const SHOWN = '장바구니에 이름으로 보인다'

/** The member's cart, its lines first, because they are found by it; and what the member waits for. */
export const cartMemberData: readonly MemberTable[] = [
  memberTable(cartLines, {
    title: '장바구니에 담은 상품',
    rowsOf: ({ memberNo }) => sql`${cartLines.cartNo} in (select ${carts.cartNo} from ${carts} where ${carts.memberNo} = ${memberNo})`,
    fields: {
      name: '상품',
      choices: '옵션',
      qty: '수량',
      seenPrice: '담을 때의 가격',
      seenMemberPrice: '담을 때의 회원 가격',
      addedAt: '담은 때',
      removedAt: '뺀 때',
    },
    omitted: {
      siteId: OMITTED.site,
      cartSeq: OMITTED.serial,
      cartNo: OMITTED.serial,
      goodsId: SHOWN,
      variantId: SHOWN,
      image: '상품의 사진',
    },
    erasure: { how: 'delete' },
  }),
  memberTable(carts, {
    title: '장바구니',
    rowsOf: ofMember(carts.memberNo),
    fields: { cartNo: '장바구니 번호' },
    omitted: {
      siteId: OMITTED.site,
      memberNo: OMITTED.ownNumber,
      browserHash: '로그인하지 않은 브라우저의 장바구니에만 있다',
      expiresAt: '로그인하지 않은 브라우저의 장바구니에만 있다',
    },
    erasure: { how: 'delete' },
  }),
  memberTable(restockWishes, {
    title: '재입고 알림',
    rowsOf: ofMember(restockWishes.memberNo),
    fields: { variantId: '기다리는 옵션의 번호', askedAt: '신청한 때' },
    omitted: { siteId: OMITTED.site, memberNo: OMITTED.ownNumber, wishSeq: OMITTED.serial },
    erasure: { how: 'delete' },
  }),
]
