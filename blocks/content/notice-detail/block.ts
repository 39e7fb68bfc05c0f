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
  headings: () => [{ level: 1, text: '', field: '' }],
  example: { list: '/cs/notice' },
})
