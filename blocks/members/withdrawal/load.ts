import type { LoadInput, Loaded } from '@/renderer/define-block'
import type { Item } from '@/schemas/api/base/contract'
import { readMember } from '@/schemas/api/members/account'
import { readWithdrawal } from '@/schemas/api/members/withdrawal'
import { itemIfSignedIn } from '@/blocks/auth/_parts/account/item-if-signed-in'
import type { Props } from './schema'

export interface Data {
  memberId: string
  leaving: Item<typeof readWithdrawal>
}

export async function load({ call, signal }: LoadInput<Props>): Promise<Loaded<Data>> {
  const [member, leaving] = await Promise.all([
    itemIfSignedIn(call(readMember, {}, { signal })),
    itemIfSignedIn(call(readWithdrawal, {}, { signal })),
  ])
  return { data: { memberId: member?.memberId ?? '', leaving: leaving ?? CANVAS_LEAVING } }
}

/** The data on the canvas, where no member is signed in. */
const CANVAS_LEAVING: Data['leaving'] = {
  underWay: [],
  gone: ['온라인 집들이 1편(작성 중인 글 포함)', '포인트 3,000P'],
  stays: ['시공사례와 글에 쓴 댓글 2개'],
}
