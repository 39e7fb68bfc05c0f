import type { ReportedIn, ReportState } from '@/schemas/api/site/reply-desk'

interface ReportWords {
  state: Readonly<Record<ReportState, string>>
  place: Readonly<Record<ReportedIn, string>>
}

export const REPORT_WORDS: ReportWords = {
  state: { waiting: '살필 것', hidden: '숨김', left: '그대로 둠' },
  place: { case: '사례와 집들이', content: '트렌드·가이드·매거진', event: '이벤트' },
}
