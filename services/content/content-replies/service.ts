import { operation, service } from '@/services/kit/service'
import * as contracts from '@/schemas/api/content/replies'
import { listAnswers } from './list-answers'
import { listContentReplies } from './list-content-replies'
import { listInteriorReplies } from './list-interior-replies'
import { listMyReplies } from './list-my-replies'
import { removeReply } from './remove-reply'
import { reportReply } from './report-reply'
import { writeReply } from './write-reply'

const saveContentReply = operation(contracts.saveContentReply, ({ kind, seq, ...written }, ctx) => writeReply(ctx, { kind, seq }, written))

const saveInteriorReply = operation(contracts.saveInteriorReply, ({ seq, ...written }, ctx) => writeReply(ctx, { seq }, written))

export const contentReplies = service('content-replies', [
  listInteriorReplies,
  listContentReplies,
  listAnswers,
  listMyReplies,
  saveInteriorReply,
  saveContentReply,
  removeReply,
  reportReply,
])
