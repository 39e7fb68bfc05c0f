import { service } from '@/services/kit/service'
import { deleteReply } from './delete-reply'
import { listMyReplies } from './list-my-replies'
import { listReplies } from './list-replies'
import { reportReply } from './report-reply'
import { saveReply } from './save-reply'

export const replies = service('replies', [listReplies, listMyReplies, saveReply, deleteReply, reportReply])
