import { defineEntryBlock } from '../_parts/event-entry/define-entry-block'
import { EventJoinEntry } from './entry.lazy'

export const eventJoin = defineEntryBlock({
  type: 'event-join',
  template: 'join',
  title: '회원가입 이벤트',
  way: '회원 가입',
  Entry: EventJoinEntry,
})
