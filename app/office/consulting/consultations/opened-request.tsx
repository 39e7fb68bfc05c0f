'use client'
import { useCallback } from 'react'
import { fullMoment } from '@/builder/list/recent-moment'
import { LINE_BUTTON } from '@/builder/ui/button'
import type { Item } from '@/schemas/api/base/contract'
import type { openConsultation, readConsultation } from '@/schemas/api/consulting/desk'
import { STAGE_WORDS } from '@/schemas/rules/consulting/stages'
import { AttachPart } from './attach-part'
import { AttachedFiles } from './attached-files'
import { Facts } from '@/app/office/_parts/facts'
import { fileHref } from './file-href'
import { WriteForm } from './write-form'

export type Opened = Item<typeof openConsultation>

interface OpenedRequestProps {
  request: Item<typeof readConsultation>
  opened: Opened
  canWrite: boolean
  /** What was written or attached now is shown with the rest. */
  onChange: (change: (opened: Opened) => Opened) => void
}

/** What the person wrote and sent, and the conversation. */
export function OpenedRequest({ request, opened, canWrite, onChange }: OpenedRequestProps) {
  const { counselSeq } = request
  const { name, phoneNo, address, contents, review, folder, files, messages } = opened
  const sent = files.filter(({ attached }) => !attached)
  const addFile = useCallback(
    (file: Opened['files'][number]) => onChange((before) => ({ ...before, files: [...before.files, file] })),
    [onChange],
  )
  return (
    <>
      <Facts
        facts={[
          ['이름', name],
          ['휴대전화', phoneNo],
          ['주소', address],
          ['상담 내용', contents],
          ...(review ? [['평가 내용', review] as const] : []),
        ]}
      />
      {folder && (
        <>
          <h3 className="mt-6 mb-2 text-studio-label">함께 보낸 스크랩 폴더 ‘{folder.title}’</h3>
          <ul aria-label="함께 보낸 스크랩" className="flex flex-wrap gap-2">
            {folder.scraps.map(({ title, path }) => (
              <li key={path}>
                <a href={path} target="_blank" rel="noopener" className={LINE_BUTTON}>
                  {title}
                  <span className="sr-only">(새 창)</span>
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
      {sent.length > 0 && (
        <ul aria-label="올린 사진" className="mt-3 flex flex-wrap gap-2">
          {sent.map(({ fileKey, name: file }) => (
            <li key={fileKey}>
              <a href={fileHref(counselSeq, fileKey)} target="_blank" rel="noopener" className={LINE_BUTTON}>
                {file}
                <span className="sr-only">(새 창)</span>
              </a>
            </li>
          ))}
        </ul>
      )}
      <h3 className="mt-6 mb-2 text-studio-label">단계별 문서와 사진</h3>
      <AttachedFiles
        counselSeq={counselSeq}
        files={files}
        canWrite={canWrite}
        onDetached={(key) => onChange((before) => ({ ...before, files: before.files.filter(({ fileKey }) => fileKey !== key) }))}
      />
      {canWrite && <AttachPart counselSeq={counselSeq} now={request.stage} onAttached={addFile} />}
      <h3 className="mt-6 mb-2 text-studio-label">주고받은 글</h3>
      {messages.length === 0 ? (
        <p className="text-studio-text-mute">아직 주고받은 글이 없습니다.</p>
      ) : (
        <ul className="grid gap-2">
          {messages.map(({ messageSeq, writtenBy, staffName, contents: text, postedAt }) => (
            <li key={messageSeq} className={`rounded-md px-3 py-2 ${writtenBy === 'note' ? 'bg-studio-select-soft' : 'bg-studio-100'}`}>
              <p className="text-studio-label font-normal text-studio-text-mute">
                {writtenBy === 'customer' ? '신청자' : writtenBy === 'note' ? `메모 · ${staffName}` : `담당자 · ${staffName}`} ·{' '}
                {fullMoment(postedAt)}
              </p>
              <p className="whitespace-pre-line wrap-anywhere">{text}</p>
            </li>
          ))}
        </ul>
      )}
      {canWrite && (
        <WriteForm
          counselSeq={counselSeq}
          values={{
            이름: name,
            번호: String(counselSeq),
            품목: request.categories.join(', '),
            단계: STAGE_WORDS[request.stage],
            매장: request.shopName,
            담당자: request.staffName,
          }}
          onWritten={(message) => onChange((before) => ({ ...before, messages: [...before.messages, message] }))}
        />
      )}
    </>
  )
}
