import { OWN_LIST_WORDS } from '@/schemas/rules/catalog/own-lists'
import { ownListItems } from '@/services/db/tables/own-lists'
import { memberTable, ofMember, OMITTED, type MemberTable } from '@/services/parts/member-table'

/** What a member looked at and compared. */
export const catalogMemberData: readonly MemberTable[] = [
  memberTable(ownListItems, {
    title: '최근 본 것과 비교함',
    rowsOf: ofMember(ownListItems.memberNo),
    fields: { list: '목록', name: '이름', categoryName: '분류', addedAt: '본 때' },
    codes: { list: OWN_LIST_WORDS },
    omitted: {
      siteId: OMITTED.site,
      memberNo: OMITTED.ownNumber,
      itemId: OMITTED.serial,
      image: '화면에 보이는 그림의 주소',
      category: OMITTED.serial,
    },
    erasure: { how: 'delete' },
  }),
]
