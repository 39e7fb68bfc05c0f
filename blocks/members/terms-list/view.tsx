import type { ViewProps } from '@/renderer/define-block'
import type { TermsFor } from '@/schemas/rules/members/terms'
import { formatDate } from '@/schemas/words/dates'
import { Empty } from '@/blocks/base/_parts/empty'
import { TermsButton } from '@/blocks/members/_parts/terms/terms-button.lazy'
import type { Data } from './load'
import type { Props } from './schema'

const NAMES: Record<TermsFor, string> = { personal: '개인 회원', business: '사업자 회원' }

/** Every term of a sign-up; each opens its full text over the page (C-TERMS, S-TERM-1). */
export function TermsList({ id, data }: ViewProps<Props, Data>) {
  const groups = data.filter(({ terms }) => terms.length > 0)
  if (groups.length === 0) {
    return (
      <div className="frame">
        <Empty title="등록된 약관이 없습니다." reason="약관을 정하면 이곳에 보입니다." />
      </div>
    )
  }
  return (
    <div className={`frame grid gap-x-16 gap-y-12 ${groups.length > 1 ? 'lg:grid-cols-2' : ''}`}>
      {groups.map(({ who, terms }) => (
        <div key={who} className="min-w-0">
          <p id={`${id}-${who}`} className="type-title mb-3">
            {NAMES[who]}
          </p>
          <ul aria-labelledby={`${id}-${who}`} className="border-t border-ink">
            {terms.map(({ termsType, title, requiredYn, effectiveDt }) => (
              <li key={termsType} className="flex min-h-18 items-center gap-4 border-b border-line py-3">
                <span className="min-w-0 flex-1">
                  <span className="block font-medium text-pretty">{title}</span>
                  <span className="meta mt-0.5 text-caption text-ink-mute">
                    <span className={requiredYn === 'Y' ? 'text-accent' : ''}>{requiredYn === 'Y' ? '필수' : '선택'}</span>
                    <span>{formatDate(effectiveDt)}부터 시행</span>
                  </span>
                </span>
                <TermsButton termsType={termsType} title={title} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  )
}
