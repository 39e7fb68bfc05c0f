import { defineEntryBlock } from '../_parts/event-entry/define-entry-block'
import { JoinEntry } from './entry.lazy'

export const eventJoin = defineEntryBlock({ template: 'join', title: '회원가입 이벤트', Entry: JoinEntry })
