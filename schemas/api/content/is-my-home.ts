// In a file of its own, because the page of every tour asks it for members.
import { Type } from 'typebox'
import { YesNo } from '@/schemas/words/paging'
import { contract } from '@/schemas/api/base/contract'

/** Whether a tour is the caller's own, for the link that leads back to the editor. */
export const isMyHome = contract({
  at: 'GET /svc/interiorSvcApi/isMyHome',
  id: 'interior.isMyHome',
  title: '내 집들이인지 확인',
  access: 'member',
  input: Type.Object({ seq: Type.Integer({ title: '글 번호', minimum: 1, maximum: 2_147_483_647 }) }),
  item: Type.Object({ mineYn: YesNo }),
})
