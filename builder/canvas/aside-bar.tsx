'use client'
import { ExternalLink, X } from 'lucide-react'
import { isSafeLink } from '@/lib/html/is-safe-link'
import { ICON } from '../ui/icon'
import type { Aside } from '../state/canvas-handle'
import { editorPath } from '../state/editor-path'

const ACTION = 'inline-flex min-h-8 items-center gap-1.5 rounded-sm px-2 font-medium hover:bg-studio-600 pointer-coarse:min-h-11'

/** Names the page that a clicked link or form would have opened; on the canvas it opens nothing. */
export function AsideBar({ aside, onClose }: { aside: Aside; onClose: () => void }) {
  const way = wayOf(aside)
  return (
    <div className="pointer-events-none absolute inset-x-0 bottom-4 flex justify-center px-4">
      <div
        role="status"
        className="pointer-events-auto flex max-w-full items-center gap-2 rounded-md bg-studio-800 py-1 pr-1 pl-3 text-studio-body text-studio-panel shadow-studio [--color-focus:var(--color-studio-panel)]"
      >
        <p className="min-w-0 py-1 wrap-anywhere">{wordsOf(aside)}</p>
        {way && (
          <a href={way.href} target="_blank" rel="noopener" className={`${ACTION} shrink-0`}>
            <ExternalLink {...ICON} />
            {way.words}
          </a>
        )}
        <button type="button" aria-label="닫기" onClick={onClose} className={`${ACTION} shrink-0`}>
          <X {...ICON} />
        </button>
      </div>
    </div>
  )
}

function wordsOf(aside: Aside): string {
  if (aside.kind === 'piece') return `공통 조각 ‘${aside.name}’입니다. 고치면 이 조각을 쓰는 모든 페이지가 함께 바뀝니다.`
  if (aside.href === '' || aside.href === '#')
    return aside.kind === 'link' ? '연결된 주소가 없는 링크입니다.' : '보낼 곳이 정해지지 않은 양식입니다.'
  return aside.kind === 'link' ? `이 링크로 열리는 주소: ${aside.href}` : `이 양식을 보내는 주소: ${aside.href}`
}

function wayOf(aside: Aside): { href: string; words: string } | undefined {
  if (aside.kind === 'piece') return { href: editorPath('fragment', aside.name), words: '조각 편집하기' }
  const isPlace = aside.kind === 'link' && /^(\/|https?:)/.test(aside.href) && isSafeLink(aside.href)
  return isPlace ? { href: aside.href, words: '새 창으로 열기' } : undefined
}
