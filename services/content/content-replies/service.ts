import { service } from '@/services/kit/service'
import { listAnswers } from './list-answers'
import { listContentReplies } from './list-content-replies'
import { listInteriorReplies } from './list-interior-replies'
import { listMyReplies } from './list-my-replies'
import { removeReply } from './remove-reply'
import { reportReply } from './report-reply'
import { saveContentReply } from './save-content-reply'
import { saveInteriorReply } from './save-interior-reply'

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
