'use client'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { Icon } from '@/lib/ui/icon'
import { FILE_ACCEPT, FILE_MB } from '@/schemas/rules/base/file-fault'
import { LineButton } from '../form/buttons'
import { FaultLine } from '../form/fault-line'
import { OptionalMark } from '../form/optional-mark'
import type { Picture } from './picture'
import type { PictureQueue } from './picture-queue'

interface Props {
  id: string
  label: string
  queue: PictureQueue
  /** What pictures are wanted, before the kinds of files. */
  help?: string
  /** Why none can be sent now; empty where they can. */
  closed?: string
  /** Leads to where a sender who is no longer known is known again. */
  onEnded?: () => void
  error: string | undefined
}

const sayLogin = async (): Promise<void> => (await import('@/schemas/api/auth/ask-for-login')).askForLogin()
const NOTHING: readonly Picture[] = []
const percent = (share: number): number => Math.floor(share * 100)
const WORDS: Record<Picture['state'], (share: number) => string> = {
  waiting: () => '차례를 기다리고 있습니다.',
  sending: () => '올리고 있습니다.',
  checking: () => '다 올라왔습니다. 사진을 확인하고 있습니다.',
  paused: (share) => `${percent(share)}%에서 멈추었습니다. 연결되면 이어서 올립니다.`,
  left: (share) => `${percent(share)}%까지 올라왔습니다. 같은 사진을 다시 고르면 이어서 올립니다.`,
  refused: () => '',
  stored: () => '올렸습니다.',
}

/** Pictures are sent while the rest of the form is typed. */
export function PictureField({ id, label, queue, help = '', closed = '', onEnded, error }: Props) {
  const canUpload = closed === ''
  const pictures = useSyncExternalStore(queue.subscribe, queue.snapshot, () => NOTHING)
  const [refused, setRefused] = useState<string>()
  const chooser = useRef<HTMLInputElement>(null)
  const choose = (list: FileList | null) => {
    if (list) setRefused(queue.add([...list]))
    // The same file may be chosen again.
    if (chooser.current) chooser.current.value = ''
  }
  // What a verification that ended has stopped.
  useEffect(() => {
    if (canUpload) queue.retry()
  }, [canUpload, queue])
  return (
    <div className="min-w-0">
      <p id={`${id}-files-label`} className="mb-2 block text-small font-semibold">
        {label}
        <OptionalMark />
      </p>
      <LineButton
        id={`${id}-files`}
        aria-describedby={`${id}-files-help ${id}-files-error`}
        aria-disabled={!canUpload || undefined}
        onClick={() => canUpload && chooser.current?.click()}
        className="w-full"
      >
        사진 고르기
      </LineButton>
      <input
        ref={chooser}
        type="file"
        multiple
        accept={FILE_ACCEPT}
        tabIndex={-1}
        aria-hidden="true"
        onChange={({ target }) => choose(target.files)}
        className="sr-only"
      />
      <p id={`${id}-files-help`} className="mt-2 text-small text-ink-mute">
        {closed ||
          `${help}JPG, PNG, GIF, BMP 사진을 ${queue.most}장까지, 한 장에 ${FILE_MB}MB까지 올릴 수 있습니다. 연결이 끊겨도 멈춘 곳부터 이어서 올립니다.`}
      </p>
      <FaultLine id={`${id}-files-error`} text={error ?? refused} />
      {pictures.length > 0 && (
        <ul aria-label="올린 사진" className="mt-4 border-t border-line">
          {pictures.map((picture) => (
            <PictureLine
              key={picture.id}
              picture={picture}
              queue={queue}
              onChoose={() => canUpload && chooser.current?.click()}
              onEnded={onEnded}
            />
          ))}
        </ul>
      )}
    </div>
  )
}

interface LineProps {
  picture: Picture
  queue: PictureQueue
  onChoose: () => void
  onEnded: (() => void) | undefined
}

function PictureLine({ picture, queue, onChoose, onEnded }: LineProps) {
  const { id, name, state, share, fault, isEnded, needsLogin } = picture
  const isUnderWay = state === 'sending' || state === 'paused' || state === 'left'
  return (
    <li className="border-b border-line py-2">
      <div className="flex items-center justify-between gap-2">
        <p className="min-w-0 text-small">
          <span className="block truncate">{name}</span>
          <span role="status" className={state === 'refused' ? 'text-danger' : 'text-ink-mute'}>
            {fault ?? WORDS[state](share)}
          </span>
        </p>
        <button
          type="button"
          aria-label={`${name} 빼기`}
          onClick={() => queue.remove(id)}
          className="grid size-11 shrink-0 place-items-center rounded-full"
        >
          <Icon name="close" size={18} />
        </button>
      </div>
      {isUnderWay && <progress max={1} value={share} aria-label={`${name} 올리기`} className="mt-2 block h-1 w-full" />}
      {state === 'paused' &&
        (isEnded && (onEnded ?? needsLogin) ? (
          <LineAction onClick={onEnded ?? sayLogin}>로그인하기</LineAction>
        ) : (
          <LineAction onClick={() => queue.retry()}>지금 이어서 올리기</LineAction>
        ))}
      {state === 'left' && <LineAction onClick={onChoose}>같은 사진 고르기</LineAction>}
    </li>
  )
}

function LineAction({ onClick, children }: { onClick: () => void; children: string }) {
  return (
    <button
      type="button"
      onClick={onClick}
      className="inline-flex min-h-11 items-center text-small font-semibold underline underline-offset-4"
    >
      {children}
    </button>
  )
}
