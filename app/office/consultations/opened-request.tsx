'use client'
import { useState } from 'react'
import { FormAlert } from '@/builder/list/form-alert'
import { FormField } from '@/builder/list/form-field'
import { fullMoment } from '@/builder/list/recent-moment'
import { useForm } from '@/builder/list/use-form'
import { LINE_BUTTON, MAIN_BUTTON } from '@/builder/ui/button'
import { FIELD } from '@/builder/ui/field'
import { call } from '@/schemas/api/base/call'
import { pathOf, type Item } from '@/schemas/api/base/contract'
import { readConsultationFile, writeConsultation, type openConsultation } from '@/schemas/api/consulting/desk'
import { ConsultationFacts } from './consultation-facts'

export type Opened = Item<typeof openConsultation>

interface OpenedRequestProps {
  counselSeq: number
  opened: Opened
  canWrite: boolean
  /** @param message what was written now. */
  onWritten: (message: Opened['messages'][number]) => void
}

const fileHref = (counselSeq: number, fileKey: string): string =>
  `${pathOf(readConsultationFile)}?counselSeq=${counselSeq}&fileKey=${encodeURIComponent(fileKey)}`

/** What the person wrote and sent, and the conversation. */
export function OpenedRequest({ counselSeq, opened, canWrite, onWritten }: OpenedRequestProps) {
  const { name, phoneNo, address, contents, review, files, messages } = opened
  return (
    <>
      <ConsultationFacts
        facts={[
          ['이름', name],
          ['휴대전화', phoneNo],
          ['주소', address],
          ['상담 내용', contents],
          ...(review ? [['평가 내용', review] as const] : []),
        ]}
      />
      {files.length > 0 && (
        <ul aria-label="올린 사진" className="mt-3 flex flex-wrap gap-2">
          {files.map(({ fileKey, name: file }) => (
            <li key={fileKey}>
              <a href={fileHref(counselSeq, fileKey)} target="_blank" rel="noopener" className={LINE_BUTTON}>
                {file}
                <span className="sr-only">(새 창)</span>
              </a>
            </li>
          ))}
        </ul>
      )}
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
      {canWrite && <WriteForm counselSeq={counselSeq} onWritten={onWritten} />}
    </>
  )
}

function WriteForm({ counselSeq, onWritten }: Pick<OpenedRequestProps, 'counselSeq' | 'onWritten'>) {
  const [contents, setContents] = useState('')
  const [kind, setKind] = useState<'staff' | 'note'>('staff')
  const form = useForm<'contents'>(async () => {
    if (contents.trim() === '') return { contents: '내용을 입력해 주세요.' }
    const { item } = await call(writeConsultation, { counselSeq, kind, contents })
    onWritten({
      messageSeq: item.messageSeq,
      writtenBy: kind,
      staffName: '나',
      contents: contents.trim(),
      postedAt: new Date().toISOString(),
    })
    setContents('')
  }, ['contents'])
  return (
    <form {...form.given} className="mt-4 grid gap-3">
      <fieldset className="flex flex-wrap gap-4">
        <legend className="sr-only">글의 종류</legend>
        {(
          [
            ['staff', '신청자에게 보냅니다'],
            ['note', '운영자만 보는 메모'],
          ] as const
        ).map(([value, words]) => (
          <label key={value} className="flex min-h-8 items-center gap-2 max-md:min-h-11">
            <input
              type="radio"
              name="kind"
              checked={kind === value}
              onChange={() => setKind(value)}
              className="size-4 accent-studio-select"
            />
            {words}
          </label>
        ))}
      </fieldset>
      <FormField label="내용" fault={form.faults.contents}>
        {(aria) => (
          <textarea
            {...aria}
            data-field="contents"
            rows={3}
            value={contents}
            onChange={({ currentTarget }) => {
              form.mend('contents')
              setContents(currentTarget.value)
            }}
            className={`${FIELD} h-auto py-2`}
          />
        )}
      </FormField>
      <FormAlert faults={form.faults} />
      <button type="submit" className={`${MAIN_BUTTON} justify-self-start`} aria-disabled={form.isBusy}>
        {form.isBusy ? '남기는 중입니다' : kind === 'note' ? '메모 남기기' : '보내기'}
      </button>
    </form>
  )
}
