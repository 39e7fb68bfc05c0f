import { service } from '@/services/kit/service'
import { listNotices } from './list-notices'
import { readNotice } from './read-notice'

export const notices = service('notices', [listNotices, readNotice])
