import { service } from '@/services/kit/service'
import { countActivity } from './count-activity'
import { listComments } from './list-comments'
import { listMyEvents } from './list-my-events'
import { listWritings } from './list-writings'
import { readMyPage } from './read-my-page'
import { removeActivity } from './remove-activity'
import { removeComment } from './remove-comment'
import { restoreActivity } from './restore-activity'

export const myPage = service('my-page', [
  readMyPage,
  countActivity,
  listWritings,
  listComments,
  listMyEvents,
  removeComment,
  removeActivity,
  restoreActivity,
])
