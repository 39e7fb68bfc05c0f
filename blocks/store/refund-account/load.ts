import type { Loaded, LoadInput } from '@/renderer/define-block'
import { readRefundAccount } from '@/schemas/api/store/deliveries'
import { maskAccountNo } from '@/schemas/rules/base/mask'
import { forMember } from '@/blocks/members/_parts/for-member'
import type { Props } from './schema'

export interface MaskedAccount {
  bank: string
  maskedNo: string
  holder: string
}
export interface Data {
  /** Undefined in the builder, where no member is signed in; null before one was saved. The whole number stays on the server. */
  account?: MaskedAccount | null
}

export async function load({ call, signal }: LoadInput<Props>): Promise<Loaded<Data>> {
  const answer = await forMember(() => call(readRefundAccount, {}, { signal }))
  if (!answer) return { data: {} }
  const { item } = answer
  return { data: { account: item && { bank: item.bank, maskedNo: maskAccountNo(item.accountNo), holder: item.holder } } }
}
