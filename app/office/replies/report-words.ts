import type { ReportedIn, ReportState } from '@/schemas/api/site/reply-desk'

export const STATE_WORDS: Readonly<Record<ReportState, string>> = { waiting: '살필 것', hidden: '숨김', left: '그대로 둠' }
export const PLACE_WORDS: Readonly<Record<ReportedIn, string>> = { case: '사례와 집들이', content: '트렌드·가이드·매거진', event: '이벤트' }
