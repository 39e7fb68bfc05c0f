import { service } from '@/services/kit/service'
import { agreeAsGuest } from './agree-as-guest'
import { buyAgain } from './buy-again'
import { listCart } from './list-cart'
import { removeCart } from './remove-cart'
import { saveCart } from './save-cart'

export const cart = service('cart', [listCart, saveCart, buyAgain, removeCart, agreeAsGuest])
