import * as contracts from '@/schemas/api/content/home-tours'
import { operation } from '@/services/kit/service'
import { storePhoto } from './store-photo'

export const saveMyHomePhoto = operation(contracts.saveMyHomePhoto, async ({ file }, ctx) => ({ item: await storePhoto(ctx, file) }))
