'use client'
import { CircleAlert, CircleCheck, RotateCw, X } from 'lucide-react'
import { ActButton } from '@/builder/ui/act-button'
import { BUTTON, LINE_BUTTON } from '@/builder/ui/button'
import { ICON } from '@/builder/ui/icon'
import type { Upload } from './use-uploads'

interface UploadPanelProps {
  uploads: readonly Upload[]
  onRetry: (id?: number) => void
  onClear: () => void
}

/** Every file that was brought, with its progress and what came of it; the failed ones first, because they want something. */
export function UploadPanel({ uploads, onRetry, onClear }: UploadPanelProps) {
  const count = (...states: Upload['state'][]) => uploads.filter(({ state }) => states.includes(state)).length
  const done = count('done', 'known')
  const failed = count('failed')
  const isBusy = done + failed < uploads.length
  const words = `${uploads.length}개 중 ${done}개를 올렸습니다.${failed > 0 ? ` ${failed}개는 올리지 못했습니다.` : ''}`
  const ordered = uploads.toSorted((a, b) => rank(a) - rank(b) || a.id - b.id)
  return (
    <section aria-label="올리기" className="mt-3 rounded-md border border-studio-line">
      <div className="flex flex-wrap items-center gap-2 py-1.5 pr-1.5 pl-3.5">
        <p className="min-w-0 flex-1 py-1 font-medium tabular-nums">{words}</p>
        {failed > 0 && !isBusy && (
          <button type="button" className={LINE_BUTTON} onClick={() => onRetry()}>
            <RotateCw {...ICON} size={14} />
            실패한 파일 다시 올리기
          </button>
        )}
        {!isBusy && <ActButton icon={X} look={BUTTON} aria-label="올리기 결과 닫기" onClick={onClear} />}
      </div>
      {/* Said once at the end, not for each of two hundred files. */}
      <p role="status" className="sr-only">
        {isBusy ? '' : words}
      </p>
      <ul aria-label="올리는 파일" tabIndex={0} className="max-h-56 overflow-y-auto border-t border-studio-100 px-3.5 py-1.5">
        {ordered.map((upload) => (
          <li key={upload.id} className="flex min-h-9 items-center gap-2.5">
            <span className="min-w-0 flex-1 truncate" title={upload.name}>
              {upload.name}
            </span>
            <Progress upload={upload} onRetry={onRetry} />
          </li>
        ))}
      </ul>
    </section>
  )
}

const rank = ({ state }: Upload): number => (state === 'failed' ? 0 : state === 'sending' ? 1 : state === 'waiting' ? 2 : 3)

function Progress({ upload: { id, name, state, share, failure }, onRetry }: { upload: Upload; onRetry: (id: number) => void }) {
  if (state === 'failed')
    return (
      <span className="flex min-w-0 flex-2 items-center gap-2 text-studio-label font-normal">
        <CircleAlert {...ICON} size={14} className="shrink-0 text-danger" />
        <span className="min-w-0 flex-1 text-danger">{failure}</span>
        <button type="button" aria-label={`${name} 다시 올리기`} className={BUTTON} onClick={() => onRetry(id)}>
          <RotateCw {...ICON} size={14} />
        </button>
      </span>
    )
  if (state === 'done' || state === 'known')
    return (
      <span className="flex flex-2 items-center gap-1.5 text-studio-label font-normal text-studio-text-mute">
        <CircleCheck {...ICON} size={14} className="shrink-0 text-success" />
        {state === 'done' ? '올렸습니다.' : '보관함에 이미 있는 파일입니다.'}
      </span>
    )
  if (state === 'waiting') return <span className="flex-2 text-studio-label font-normal text-studio-text-mute">기다리는 중</span>
  return (
    <span className="flex flex-2 items-center gap-2">
      <progress
        value={share}
        max={1}
        aria-label={`${name} 올리는 중`}
        className="h-1.5 flex-1 appearance-none overflow-hidden rounded-full bg-studio-200 [&::-moz-progress-bar]:bg-studio-select [&::-webkit-progress-bar]:bg-studio-200 [&::-webkit-progress-value]:bg-studio-select"
      />
      <span className="w-16 text-right text-studio-micro text-studio-text-mute tabular-nums">
        {share < 1 ? `${Math.round(share * 100)}%` : '처리 중'}
      </span>
    </span>
  )
}
