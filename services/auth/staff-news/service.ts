import { service } from '@/services/kit/service'
import { changeOwnMobile } from './change-own-mobile'
import { confirmOwnMobile } from './confirm-own-mobile'
import { followNews } from './follow-news'
import { listNews } from './list-news'
import { readNewsChoices } from './read-news-choices'
import { readNews } from './read-news'
import { saveNewsChoices } from './save-news-choices'

export const staffNews = service('staff-news', [
  listNews,
  followNews,
  readNews,
  readNewsChoices,
  saveNewsChoices,
  changeOwnMobile,
  confirmOwnMobile,
])
