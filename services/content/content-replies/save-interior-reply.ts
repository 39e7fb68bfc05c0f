import * as contracts from '@/schemas/api/content/replies'
import { operation } from '@/services/kit/service'
import { writeReply } from './write-reply'

export const saveInteriorReply = operation(contracts.saveInteriorReply, ({ seq, ...written }, ctx) => writeReply(ctx, { seq }, written))
