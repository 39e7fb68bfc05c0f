import type { ViewProps } from '@/renderer/define-block'
import { versionState } from '@/schemas/rules/members/version-state'
import { formatDate } from '@/schemas/words/dates'
import { hrefWith } from '@/blocks/base/_parts/href-with'
import { RichText } from '@/blocks/base/_parts/rich-text'
import type { Data } from './load'
import type { Props } from './schema'

/** A term in force, and its earlier and future versions: the URL selects one. */
export function TermsArticle({ data, page }: ViewProps<Props, Data>) {
  const { version, versions, effectiveDt, contents, title } = data
  const { state, until } = versionState(version, versions, page.now)
  return (
    <div className="frame">
      <div className="max-w-text">
        <p className="meta text-small text-ink-mute">
          <span>버전 {version}</span>
          <span>
            <time dateTime={effectiveDt}>{formatDate(effectiveDt)}</time>부터 시행
          </span>
        </p>
        {state !== 'current' && (
          <p className="mt-6 rounded-sm bg-surface px-5 py-4 text-body text-pretty">
            {state === 'coming' || !until
              ? `${formatDate(effectiveDt)}부터 시행할 내용입니다.`
              : `지난 내용입니다. ${formatDate(until)}에 새 버전으로 바뀌었습니다.`}{' '}
            <a href={page.path} className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4">
              현재 시행 중인 내용 보기
            </a>
          </p>
        )}
        <RichText html={contents} className="py-8 md:py-10" />
        {versions.length > 1 && (
          <nav aria-label={`${title} 버전`} className="border-t border-ink">
            <ul>
              {versions.map((one) => (
                <li key={one.version} className="border-b border-line">
                  <a
                    href={hrefWith(page.path, {}, { version: one.version })}
                    aria-current={one.version === version ? 'true' : undefined}
                    className="flex min-h-14 items-center gap-6 py-3 -outline-offset-2 hover:underline hover:underline-offset-4 aria-[current]:font-semibold md:px-3"
                  >
                    <span className="min-w-24">버전 {one.version}</span>
                    <span className="flex-1 text-small text-ink-mute">{formatDate(one.effectiveDt)}부터 시행</span>
                    {one.version === version && <span className="text-small text-ink-mute">보고 있는 버전</span>}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        )}
      </div>
    </div>
  )
}
