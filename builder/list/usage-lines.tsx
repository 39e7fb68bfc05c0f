import type { Listed } from '@/schemas/api/base/contract'
import type { listRecordUsages } from '@/schemas/api/site/record-views'
import { recordTypeOf } from '@/schemas/records/registry'

export type Usage = Listed<typeof listRecordUsages>

const KINDS: Record<Usage['kind'], string> = { page: '페이지', fragment: '조각', popup: '팝업', template: '서식', record: '' }

/** What is no record, and is named as one. */
const OTHERS: Readonly<Record<string, string>> = { events: '이벤트' }

interface UsageLinesProps {
  usages: readonly Usage[]
  hrefOf: (usage: Usage) => string
  isNewWindow?: boolean
}

/** Documents and records that name something, each with a link to its form. */
export function UsageLines({ usages, hrefOf, isNewWindow = false }: UsageLinesProps) {
  return (
    <ul className="my-4 divide-y divide-studio-100">
      {usages.map((usage) => (
        <li key={`${usage.kind}/${usage.type}/${usage.id}`} className="flex min-h-11 items-center gap-3 py-1.5">
          <a
            href={hrefOf(usage)}
            {...(isNewWindow ? { target: '_blank', rel: 'noopener' } : {})}
            className="min-w-0 flex-1 truncate py-1 font-medium underline-offset-4 hover:underline"
          >
            {usage.name || '이름 없음'}
          </a>
          <span className="shrink-0 text-studio-label font-normal text-studio-text-mute">
            {usage.kind === 'record' ? (recordTypeOf(usage.type)?.title ?? OTHERS[usage.type] ?? usage.type) : KINDS[usage.kind]}
            {usage.isPublished ? '' : ' (게시 전)'}
          </span>
        </li>
      ))}
    </ul>
  )
}
