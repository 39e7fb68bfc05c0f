import type { Caller } from '@/schemas/api/base/call'
import type { Listed } from '@/schemas/api/base/contract'
import { readShop } from '@/schemas/api/places/finder'
import type { listNearShops } from '@/schemas/api/consulting/requests'
import { takesConsultations } from '@/schemas/rules/places/takes-consultations'

/** A shop that takes consultations, as the form offers it. */
export type ConsultingShop = Listed<typeof listNearShops>

/** The shop that the URL names; undefined where it takes no consultations, or is closed: the form then begins without one. */
export async function loadWantedShop(
  storeId: string | undefined,
  call: Caller,
  signal: AbortSignal | undefined,
): Promise<ConsultingShop | undefined> {
  if (!storeId || storeId.length > 60) return undefined
  const { item } = await call(readShop, { storeId }, signal ? { signal } : {}).catch(() => ({ item: undefined }))
  if (!item || !takesConsultations(item.TYPE)) return undefined
  const { SHOP_ID, SHOP_NAME, TYPE_NAME, ADDRESS } = item
  return { SHOP_ID, SHOP_NAME, TYPE_NAME, ADDRESS }
}
