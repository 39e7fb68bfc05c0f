import type { LoadInput, Loaded } from '@/renderer/define-block'
import { myBusiness, type MyBusiness } from '@/blocks/members/_parts/account/my-business'
import type { Props } from './schema'

export const load = async ({ call, signal }: LoadInput<Props>): Promise<Loaded<MyBusiness>> => ({ data: await myBusiness(call, signal) })
