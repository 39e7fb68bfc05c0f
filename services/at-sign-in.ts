// What happens when a member signs in, of every area.
import { registerAtSignIn } from '@/services/auth/domain/at-sign-in'
import { mergeCart } from '@/services/store/domain/merge-cart'

registerAtSignIn([mergeCart])
