import { service } from '@/services/kit/service'
import { endMyOtherSignIns } from './end-my-other-sign-ins'
import { endMySignIn } from './end-my-sign-in'
import { listMySignIns } from './list-my-sign-ins'

export const ownSignIns = service('own-sign-ins', [listMySignIns, endMySignIn, endMyOtherSignIns])
