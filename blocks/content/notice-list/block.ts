import { defineBlock } from '@/renderer/define-block'
import { load } from './load'
import { props } from './schema'
import { NoticeList } from './view'

export const noticeList = defineBlock({
  type: 'notice-list',
  version: 1,
  title: '공지사항 목록',
  group: 'collection',
  props,
  view: NoticeList,
  load,
  query: ['page', 'category', 'keyword'],
  example: { size: 10, tabs: true, search: true, paging: true },
})
