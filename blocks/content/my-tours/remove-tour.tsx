'use client'
import { showConfirmDialog } from '@/lib/ui/dialogs'
import { trackedCall } from '@/schemas/api/base/tracked-call'
import { removeMyHome, removeTempWriting } from '@/schemas/api/content/home-tours'

interface Props {
  seq: number
  title: string
  isDraft: boolean
}

/** Deletes a tour, or a draft of one, after a question. */
export function RemoveTour({ seq, title, isDraft }: Props) {
  const remove = async () => {
    const text = isDraft ? '글과 사진을 모두 지웁니다. 되돌릴 수 없습니다.' : '글과 사진, 달린 댓글을 모두 지웁니다. 되돌릴 수 없습니다.'
    if ((await showConfirmDialog({ title: `‘${title}’ 집들이를 지우시겠습니까?`, text, okLabel: '삭제' })) !== 'ok') return
    if (await trackedCall(isDraft ? removeTempWriting : removeMyHome, { seq })) location.reload()
  }
  return (
    <button
      type="button"
      aria-label={`삭제: ${title}`}
      onClick={() => void remove()}
      className="inline-flex min-h-11 items-center text-small text-ink-mute underline-offset-4 hover:text-ink hover:underline"
    >
      삭제
    </button>
  )
}
