import { showSnackbar } from '@/lib/ui/show-snackbar'
import { call } from '@/schemas/api/base/call'
import { CallFailure } from '@/schemas/api/base/failure'
import { sayFailure } from '@/schemas/api/base/tracked-call'
import { saveCart } from '@/schemas/api/store/cart'
import { ORDER_PAGES } from '@/schemas/rules/store/order-pages'
import { tellCartCount } from '@/blocks/base/_parts/cart-count'

export interface Pieces {
  productId: string
  optionId: string
  qty: number
}

/**
 * Puts pieces into the cart, tells the header, and says so with a way to the cart; goes to the order form where they are bought at once.
 * @returns whether the server answered: what it refused is said and is not sent again.
 */
export async function putIntoCart(pieces: Pieces, key: string, isNow: boolean): Promise<boolean> {
  try {
    const { item } = await call(saveCart, { items: [pieces] }, { key })
    tellCartCount(item.count)
    if (isNow) location.assign(`${ORDER_PAGES.payment}?items=${item.cartSeqs.join(',')}`)
    else showSnackbar('장바구니에 담았습니다.', { label: '장바구니 보기', run: () => location.assign(ORDER_PAGES.cart) })
    return true
  } catch (error) {
    await sayFailure(error, { id: saveCart.id })
    return error instanceof CallFailure && error.status < 500
  }
}
