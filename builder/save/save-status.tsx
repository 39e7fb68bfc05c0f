'use client'
import { Cloud, CloudAlert, CloudCheck, CloudOff, LoaderCircle, TriangleAlert } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useEditor } from '../state/editor-provider'
import { BUTTON } from '../ui/button'
import { ICON } from '../ui/icon'
import type { SaveState } from '@/renderer/editing/saver'
import { seoulClock } from '@/schemas/words/seoul-day'
import { useSaver, useSaveStatus } from './saver-provider'

/** 저장 중 is shown only for a slow save. */
const SLOW_MS = 1_000

/** The state of the editor's saver. */
export function SaveStatus() {
  const saver = useSaver()
  const state = useSaveStatus((status) => status.state)
  const savedAt = useSaveStatus((status) => status.savedAt)
  const message = useSaveStatus((status) => status.message)
  const isBeyondRole = useSaveStatus(({ problems }) => problems[0]?.keyword === 'right')
  const editor = useEditor()
  const hasWork = useSaveStatus(() => saver.unsaved.length > 0)
  return (
    <SaveLine
      state={state}
      savedAt={savedAt}
      message={message}
      hasWork={hasWork}
      isBeyondRole={isBeyondRole}
      onRetry={() => saver.retry()}
      onUndo={() => void editor.undo()}
    />
  )
}

interface SaveLineProps {
  state: SaveState
  /** Epoch ms of the last confirmed save; 0 when nothing was saved yet. */
  savedAt: number
  message: string
  /** Whether something is unsaved. */
  hasWork: boolean
  onRetry: () => void
  /** The last change is one that the role does not permit. */
  isBeyondRole?: boolean
  onUndo?: () => void
}

/** The state of saving: quiet when all is saved, red and with a retry when it failed. */
export function SaveLine({ state, savedAt, message, hasWork, onRetry, isBeyondRole = false, onUndo }: SaveLineProps) {
  const isSlow = useIsSlow(state)
  const [Icon, usual] = WORDS[state === 'saving' && !isSlow ? 'dirty' : state]
  const words = state === 'refused' && isBeyondRole ? '이 역할로 저장할 수 없는 변경이 있음' : usual
  const saved = savedAt === 0 ? '아직 저장하지 않음' : `${seoulClock(savedAt)}에 저장됨`
  const isSaved = state === 'saved' && savedAt > 0
  // Nothing is stored of a new record: no tick says that something is.
  const Mark = state === 'saved' && !isSaved ? Cloud : Icon
  const isBad = state === 'failed' || state === 'signed-out' || state === 'refused' || state === 'conflict'
  return (
    <>
      <span
        role="status"
        title={message || undefined}
        className={`inline-flex items-center gap-1.5 whitespace-nowrap ${isBad ? 'font-medium text-danger' : state === 'offline' ? 'text-warning' : 'text-studio-text-mute'}`}
      >
        <Mark {...ICON} className={isSaved ? 'text-success' : state === 'saving' && isSlow ? 'motion-safe:animate-spin' : ''} />
        {state === 'saved' ? saved : state === 'offline' && !hasWork ? '연결 끊김' : words}
        {isBad && <span className="sr-only">{message}</span>}
      </span>
      {state === 'refused' && isBeyondRole && onUndo && (
        <button type="button" title={message} className={`${BUTTON} text-studio-select`} onClick={onUndo}>
          되돌리기
        </button>
      )}
      {state === 'signed-out' && (
        <a href="/ice_builder" target="_blank" rel="noopener" className={`${BUTTON} text-studio-select`}>
          로그인<span className="sr-only"> (새 창)</span>
        </a>
      )}
      {(state === 'failed' || state === 'signed-out' || (state === 'offline' && hasWork) || state === 'refused') && (
        <button type="button" className={`${BUTTON} text-studio-select`} onClick={onRetry}>
          다시 저장
        </button>
      )}
    </>
  )
}

const WORDS: Record<SaveState, readonly [typeof Cloud, string]> = {
  saved: [CloudCheck, ''],
  dirty: [Cloud, '고치는 중'],
  saving: [LoaderCircle, '저장 중'],
  offline: [CloudOff, '연결 끊김, 이 브라우저에 보관됨'],
  failed: [CloudAlert, '저장하지 못함'],
  'signed-out': [CloudAlert, '로그인이 끝남, 이 브라우저에 보관됨'],
  refused: [TriangleAlert, '저장할 수 없는 내용이 있음'],
  conflict: [TriangleAlert, '다른 저장본과 겹침'],
}

function useIsSlow(state: SaveState): boolean {
  const [isSlow, setSlow] = useState(false)
  useEffect(() => {
    if (state !== 'saving') return
    const timer = setTimeout(() => setSlow(true), SLOW_MS)
    return () => {
      clearTimeout(timer)
      setSlow(false)
    }
  }, [state])
  return state === 'saving' && isSlow
}
