import type { LoadInput, Loaded } from '@/renderer/define-block'
import { readMyAccount } from '@/schemas/api/members/account'
import { listCodes } from '@/schemas/api/site/codes'
import type { Item } from '@/schemas/api/base/contract'
import { itemIfSignedIn } from '@/blocks/auth/_parts/account/item-if-signed-in'
import type { Props } from './schema'

export type Account = Item<typeof readMyAccount>
export interface Data {
  account: Account
  homeTypes: { value: string; label: string }[]
}

export async function load({ call, signal }: LoadInput<Props>): Promise<Loaded<Data>> {
  const [account, codes] = await Promise.all([
    itemIfSignedIn(call(readMyAccount, {}, { signal })),
    call(listCodes, { codeGroupValue: 'homeType' }, { signal }),
  ])
  return { data: { account: account ?? CANVAS_ACCOUNT, homeTypes: codes.items.map(({ code, name }) => ({ value: code, label: name })) } }
}

/** The data on the canvas, where no member is signed in. */
const CANVAS_ACCOUNT: Account = {
  memberNo: '',
  memberId: '',
  memberName: '',
  birthDate: '',
  mobileNo: '',
  nickname: '',
  email: '',
  zipCode: '',
  address: '',
  addressDetail: '',
  housingType: '',
  memberType: 'P',
  passwordYn: 'Y',
  bizYn: 'N',
  goodsMarketingYn: 'N',
  eventMarketingYn: 'N',
  adMarketingYn: 'N',
  goodsMarketingDt: '',
  eventMarketingDt: '',
  adMarketingDt: '',
  snsTypes: [],
  registDate: '',
}
