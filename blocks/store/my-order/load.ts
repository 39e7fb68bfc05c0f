import type { Loaded, LoadInput } from '@/renderer/define-block'
import { loadOrder, type OrderData } from '../_parts/orders/load-order'
import type { Props } from './schema'

export type Data = OrderData

export const load = async (input: LoadInput<Props>): Promise<Loaded<Data>> => ({ data: await loadOrder(input) })
