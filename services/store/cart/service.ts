import { service } from '@/services/kit/service'
import { agreeAsGuest } from './agree-as-guest'
import { listCart } from './list-cart'
import { removeCart } from './remove-cart'
import { saveCart } from './save-cart'

export const cart = service('cart', [listCart, saveCart, removeCart, agreeAsGuest])
