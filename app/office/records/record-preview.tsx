'use client'
// The page of a record beside its form, in a frame of three widths. It follows what is saved and keeps its scroll position.
import { Monitor, Smartphone, Tablet } from 'lucide-react'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { ICON } from '@/builder/ui/icon'
import { useStored } from '@/app/office/_parts/use-stored'
import type { RecordForm } from './use-record-form'

const WIDTHS = [
  { width: 390, words: '휴대전화', icon: Smartphone },
  { width: 768, words: '태블릿', icon: Tablet },
  { width: 1440, words: '데스크톱', icon: Monitor },
] as const

const readWidth = (value: unknown): number | undefined => WIDTHS.find(({ width }) => width === value)?.width

export function RecordPreview({ form: { opened, staffId, type } }: { form: RecordForm }) {
  const [stored, setWidth] = useStored(`maru-preview/${staffId}`, readWidth)
  const width = stored ?? 390
  const { previewPath, isPreviewHeld, version } = opened
  return (
    <section aria-label="미리 보기" className="flex h-full min-h-0 flex-col">
      <div className="flex items-center gap-2 pb-2">
        <div role="group" aria-label="화면 너비" className="flex">
          {WIDTHS.map(({ width: one, words, icon: Icon }) => (
            <button
              key={one}
              type="button"
              aria-pressed={one === width}
              aria-label={`${words} ${one}`}
              title={`${words} ${one}`}
              onClick={() => setWidth(one)}
              className="grid size-8 place-items-center rounded-sm text-studio-text-mute hover:bg-studio-100 aria-pressed:bg-studio-200 aria-pressed:text-studio-text max-md:size-11 pointer-coarse:size-11"
            >
              <Icon {...ICON} />
            </button>
          ))}
        </div>
        <p className="ml-auto text-studio-micro text-studio-text-mute">{previewPath && '저장한 초안의 모습입니다.'}</p>
      </div>
      {previewPath === '' ? (
        <p className="grid min-h-60 flex-1 place-items-center rounded-md border border-dashed border-studio-300 px-6 text-center text-balance text-studio-text-mute">
          {isPreviewHeld
            ? '이 역할에는 감춘 항목이 있어 초안의 화면을 보여 드리지 않습니다. 하실 수 있는 저장과 게시는 그대로입니다.'
            : version === 0
              ? '입력하시면 저장된 모습이 여기에 보입니다.'
              : '이 내용으로는 아직 보여 줄 화면이 없습니다.'}
        </p>
      ) : (
        <Frame path={previewPath} width={width} version={version} isAtEnd={type.isAtPageEnd === true} />
      )}
    </section>
  )
}

interface FrameProps {
  path: string
  width: number
  version: number
  isAtEnd: boolean
}

function Frame({ path, width, version, isAtEnd }: FrameProps) {
  const stage = useRef<HTMLDivElement>(null)
  const frame = useRef<HTMLIFrameElement>(null)
  /** How far it was scrolled before it was drawn anew. */
  const scroll = useRef<number>(undefined)
  const [room, setRoom] = useState({ width: 0, height: 0 })
  useLayoutEffect(() => {
    const place = stage.current
    if (!place) return
    const watch = new ResizeObserver(() => setRoom({ width: place.clientWidth, height: place.clientHeight }))
    watch.observe(place)
    return () => watch.disconnect()
  }, [])
  const seen = useRef(version)
  useEffect(() => {
    const inside = frame.current?.contentWindow
    if (seen.current === version || !inside) return
    seen.current = version
    scroll.current = inside.scrollY
    inside.location.reload()
  }, [version])
  const restore = (): void => {
    const inside = frame.current?.contentWindow
    if (scroll.current !== undefined) inside?.scrollTo({ top: scroll.current, behavior: 'instant' })
    // Not `scrollIntoView`, which scrolls the form around the frame as well.
    else if (isAtEnd) inside?.scrollTo({ top: inside.document.documentElement.scrollHeight, behavior: 'instant' })
  }
  const scale = room.width > 0 ? Math.min(1, room.width / width) : 1
  return (
    <div ref={stage} className="relative min-h-120 flex-1 overflow-hidden rounded-md border border-studio-line bg-studio-chrome">
      {room.width > 0 && (
        <iframe
          ref={frame}
          src={path}
          title="방문자 화면"
          onLoad={restore}
          style={{
            width,
            height: room.height / scale,
            transform: `scale(${scale})`,
            marginLeft: Math.max(0, (room.width - width * scale) / 2),
          }}
          className="absolute top-0 left-0 origin-top-left border-0 bg-page"
        />
      )}
    </div>
  )
}
