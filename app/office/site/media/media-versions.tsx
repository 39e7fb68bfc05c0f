'use client'
import { useState } from 'react'
import { fullMoment } from '@/builder/list/recent-moment'
import { ActButton } from '@/builder/ui/act-button'
import { thumbnail } from '@/builder/ui/thumbnail'
import { call } from '@/schemas/api/base/call'
import { CallFailure } from '@/schemas/api/base/failure'
import { restoreMediaVersion } from '@/schemas/api/site/media-library'
import type { MediaFormProps } from './media-form'

/** What the file showed before, the latest first; each can be shown again. */
export function MediaVersions({
  media: { file, version, versions, kind },
  canWrite,
  onChanged,
}: Pick<MediaFormProps, 'media' | 'canWrite' | 'onChanged'>) {
  const [fault, setFault] = useState('')
  async function restore(number: number): Promise<void> {
    setFault('')
    try {
      await call(restoreMediaVersion, { file, version, number })
      await onChanged('이전 버전으로 되돌렸습니다. 쓰이는 곳도 함께 바뀝니다.')
    } catch (error) {
      setFault(error instanceof CallFailure ? error.message : '되돌리지 못했습니다. 다시 시도해 주세요.')
    }
  }
  return (
    <>
      <p role="alert" className="text-danger empty:hidden">
        {fault}
      </p>
      <ul className="flex flex-col gap-2">
        {versions.map(({ number, shown, poster, createdAt }) => (
          <li key={number} className="flex items-center gap-3">
            <VersionPicture src={kind === 'picture' ? shown : poster} />
            <span className="min-w-0 flex-1 tabular-nums">{fullMoment(createdAt)}까지</span>
            {canWrite && (
              <ActButton aria-label={`${fullMoment(createdAt)}까지의 버전으로 되돌리기`} onClick={() => void restore(number)}>
                되돌리기
              </ActButton>
            )}
          </li>
        ))}
      </ul>
    </>
  )
}

/** A film or a PDF may have none. */
const VersionPicture = ({ src }: { src: string }) => (
  <span className="aspect-case w-16 shrink-0 overflow-hidden rounded-xs bg-studio-100">
    {src && <img src={thumbnail(src, 160)} alt="" loading="lazy" className="size-full object-cover" />}
  </span>
)
