import { showSnackbar } from '@/lib/ui/show-snackbar'
import { call } from '@/schemas/api/base/call'
import { sayFailure } from '@/schemas/api/base/tracked-call'
import { saveCart } from '@/schemas/api/store/cart'
import { tellCartCount } from '@/blocks/base/_parts/cart-count'
import type { PackOffer } from './best-offer'

const CART = '/store/order/store-cart'

/** Puts the packs into the cart, as the option that the price was of, which can be changed there. */
export async function putNeed({ goodsId, optionId, option }: PackOffer, qty: number): Promise<void> {
  try {
    const { item } = await call(saveCart, { items: [{ productId: goodsId, optionId, qty }] }, { key: crypto.randomUUID() })
    tellCartCount(item.count)
    const words =
      option.length > 0
        ? `장바구니에 담았습니다. 옵션은 ${option.join(', ')}이며 장바구니에서 바꾸실 수 있습니다.`
        : '장바구니에 담았습니다.'
    showSnackbar(words, { label: '장바구니 보기', run: () => location.assign(CART) })
  } catch (error) {
    await sayFailure(error, { id: saveCart.id })
  }
}
