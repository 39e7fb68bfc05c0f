import { KIND_WORDS } from '@/builder/pages/place-words'
import { recordTypeOf } from '@/schemas/records/registry'
import type { ConsolePlace } from './place-path'

/** What a place is: 페이지, 공지사항. */
export const placeWords = ({ kind, type }: ConsolePlace): string =>
  kind === 'record' ? (recordTypeOf(type)?.title ?? (type === 'events' ? '이벤트' : '기록')) : KIND_WORDS[kind].title
