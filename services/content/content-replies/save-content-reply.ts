import * as contracts from '@/schemas/api/content/replies'
import { operation } from '@/services/kit/service'
import { writeReply } from './write-reply'

export const saveContentReply = operation(contracts.saveContentReply, ({ kind, seq, ...written }, ctx) =>
  writeReply(ctx, { kind, seq }, written),
)
