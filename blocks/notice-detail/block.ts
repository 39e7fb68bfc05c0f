import { defineBlock } from '@/renderer/define-block'
import { props } from './schema'
import { NoticeDetail } from './view'

export const noticeDetail = defineBlock({
  type: 'notice-detail',
  version: 1,
  title: '공지사항 본문',
  group: 'collection',
  props,
  view: NoticeDetail,
  example: { list: '/cs/notice' },
})
