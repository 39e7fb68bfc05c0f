'use client'
import { useState } from 'react'
import useSWR from 'swr'
import { listRevisions, readRevision } from '@/schemas/api/site/builder'
import { call } from '@/schemas/api/base/call'
import type { Answer } from '@/schemas/api/base/contract'
import { CallFailure } from '@/schemas/api/base/failure'
import type { PageDocument } from '@/schemas/page/document'
import { formatDateTime } from '@/schemas/words/dates'
import { BUTTON, LINE_BUTTON } from '../ui/button'
import { useEditor, useEditorState } from '../state/editor-provider'
import { CHANGE_WORDS, describeChanges } from './describe-changes'
import { replaceDocument } from './replace-document'

/** Lists the published revisions; any of them can become the draft again, which undo reverts. */
export function HistoryPanel() {
  const editor = useEditor()
  const canEdit = useEditorState((state) => state.role === 'adm')
  const { data, error, isLoading, mutate } = useSWR<Answer<typeof listRevisions>, CallFailure>(['history', editor.id], () =>
    call(listRevisions, { id: editor.id }),
  )
  const [seen, setSeen] = useState<{ id: string; words: string[] } | null>(null)
  const [fault, setFault] = useState('')

  async function withRevision(
    revisionId: string,
    work: (number: number, document: Parameters<typeof replaceDocument>[1]) => void,
  ): Promise<void> {
    setFault('')
    try {
      const { item } = await call(readRevision, { revisionId })
      work(item.number, item.definition)
    } catch (failure) {
      setFault(failure instanceof CallFailure ? failure.message : '이 버전을 불러오지 못했습니다. 다시 시도해 주세요.')
    }
  }

  if (isLoading) return <p className="p-4 text-studio-text-mute">이력을 불러오는 중입니다.</p>
  if (error)
    return (
      <div className="p-4">
        <p className="text-danger">이력을 불러오지 못했습니다.</p>
        <button type="button" className={`${LINE_BUTTON} mt-3`} onClick={() => void mutate()}>
          다시 불러오기
        </button>
      </div>
    )
  const items = data?.items ?? []
  if (items.length === 0) return <p className="p-4 text-studio-text-mute">아직 게시한 적이 없습니다. 게시하면 그때마다 한 판씩 남습니다.</p>
  return (
    <div className="p-3">
      <p role="alert" className="text-danger not-empty:mb-2">
        {fault}
      </p>
      <ol className="grid gap-2">
        {items.map(({ revisionId, number, createdAt, createdBy, current }) => (
          <li key={revisionId} className="rounded-md border border-studio-line p-3">
            <p className="flex items-baseline justify-between gap-2">
              <strong className="font-medium">버전 {number}</strong>
              {current && <span className="text-studio-label text-success">지금 게시본</span>}
            </p>
            <p className="text-studio-label text-studio-text-mute">
              {formatDateTime(createdAt)}, {createdBy.name}
            </p>
            <div role="status" className="text-studio-label font-normal wrap-anywhere not-empty:mt-1">
              {seen?.id === revisionId && (
                <ul>
                  {seen.words.map((line, i) => (
                    <li key={i}>{line}</li>
                  ))}
                </ul>
              )}
            </div>
            <div className="mt-2 -ml-2 flex flex-wrap gap-1">
              <button
                type="button"
                className={BUTTON}
                onClick={() =>
                  void withRevision(revisionId, (_, document) => setSeen({ id: revisionId, words: compared(editor.document(), document) }))
                }
              >
                지금 초안과 비교
              </button>
              {canEdit && (
                <button
                  type="button"
                  className={BUTTON}
                  onClick={() =>
                    void withRevision(revisionId, (n, document) => {
                      if (replaceDocument(editor, document, `되돌리기: 버전 ${n}`))
                        editor.announce(`초안을 되돌렸습니다(버전 ${n}). 게시하기 전에는 공개되지 않습니다.`)
                    })
                  }
                >
                  초안을 이 버전으로
                </button>
              )}
            </div>
          </li>
        ))}
      </ol>
    </div>
  )
}

const SHOWN = 12

/** The changes since a revision, line by line. */
function compared(draft: PageDocument, revision: PageDocument): string[] {
  const lines = describeChanges(revision, draft)
  if (lines.length === 0) return ['지금 초안과 같습니다.']
  const words = lines.slice(0, SHOWN).map(({ kind, label, excerpt, detail }) => {
    const name = excerpt ? `${label} ‘${excerpt}’` : label
    return `${CHANGE_WORDS[kind]}: ${name}${detail ? ` (${detail})` : ''}`
  })
  return lines.length > SHOWN ? [...words, `그 밖에 ${lines.length - SHOWN}건`] : words
}
