'use client'
import { ShieldAlert } from 'lucide-react'
import { VISITOR } from '@/schemas/api/auth/session'
import { decideGuards } from '@/schemas/rules/auth/decide-guards'
import { ICON } from '../ui/icon'
import { useEditorState, useHead } from '../state/editor-provider'
import { MEMBER } from './member'

/** In preview: says that this visitor would be redirected, and where to. It is placed above the frame, so that the page does not move. */
export function GuardStrip() {
  const mode = useEditorState((state) => state.mode)
  const seenBy = useEditorState((state) => state.seenBy)
  const { guard = [], route = '/' } = useHead()
  const decision = decideGuards(guard, seenBy === 'member' ? MEMBER : VISITOR, { fullPath: route })
  if (mode !== 'preview' || !decision) return null
  return (
    <p
      role="status"
      className="flex items-center gap-2 border-b border-studio-line bg-warning-soft px-4 py-1.5 text-studio-body text-warning"
    >
      <ShieldAlert {...ICON} className="shrink-0" />
      <span className="wrap-anywhere">
        {seenBy === 'member' ? '회원' : '방문자'}에게는 이 페이지 대신 {decodeURIComponent(decision.to)} 화면이 열립니다.
      </span>
    </p>
  )
}
