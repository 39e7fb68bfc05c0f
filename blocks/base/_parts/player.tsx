'use client'
import { useEffect, useRef, useState, type MouseEvent } from 'react'
import { isSafeSource } from '@/lib/html/is-safe-link'
import { Icon } from '@/lib/ui/icon'
import { announcePlaying, onOtherPlaying } from '@/lib/ui/playing'
import { whenShown } from '@/lib/ui/when-shown'
import { Mark } from './mark'
import { Picture, sources, type Image } from './picture'
import { youtubeCode, youtubeEmbed } from './youtube'

export interface PlayerProps {
  source: 'youtube' | 'file'
  /** URL or code of the video. */
  address: string
  title: string
  poster?: Image | undefined
  /** URL of captions in WebVTT, of a file. */
  captions?: string | undefined
  shorts?: boolean
  /** Starts by itself, muted, when half of it is visible: once, unless `loop` (S-VID-1). */
  autoplayInView?: boolean
  loop?: boolean
  /** Stops when it leaves the viewport (S-VID-2). */
  stopOutside?: boolean
}

/** One video. No request goes to YouTube before it plays, and only one video of the page plays at a time (S-GAL-5). */
export function Player({
  source,
  address,
  title,
  poster,
  captions,
  shorts = false,
  autoplayInView = false,
  loop = false,
  stopOutside = false,
}: PlayerProps) {
  const frame = useRef<HTMLDivElement>(null)
  const code = source === 'youtube' ? youtubeCode(address) : undefined
  const [started, setStarted] = useState<'no' | 'loud' | 'muted'>('no')
  const missing = source === 'youtube' ? !code : !isSafeSource(address)

  useEffect(() => {
    const root = frame.current
    if (!root) return
    let played = false
    const video = () => root.querySelector('video')
    const tell = (message: object) =>
      root.querySelector('iframe')?.contentWindow?.postMessage(JSON.stringify(message), 'https://www.youtube-nocookie.com')
    const pause = () => {
      video()?.pause()
      tell({ event: 'command', func: 'pauseVideo', args: [] })
    }
    const play = () => {
      const file = video()
      if (file) {
        file.muted = true
        file.play().catch(() => {}) // the browser may refuse autoplay; the controls remain
      } else if (root.querySelector('iframe')) tell({ event: 'command', func: 'playVideo', args: [] })
      else setStarted('muted')
    }
    const onMessage = ({ source: from, data }: MessageEvent) => {
      if (from !== root.querySelector('iframe')?.contentWindow || typeof data !== 'string') return
      if (/"playerState":1[,}]/.test(data)) announcePlaying(root)
    }
    const onPlay = () => announcePlaying(root)
    const onLoad = ({ target }: Event) => target instanceof HTMLIFrameElement && tell({ event: 'listening' })
    addEventListener('message', onMessage)
    root.addEventListener('play', onPlay, true)
    root.addEventListener('load', onLoad, true)
    const silence = onOtherPlaying(root, pause)
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches
    const unwatch = whenShown(() => {
      if (!stopOutside && (!autoplayInView || still)) return
      const seen = new IntersectionObserver(
        ([entry]) => {
          if (!entry!.isIntersecting) return void (stopOutside && pause())
          if (!autoplayInView || still || (played && !loop)) return
          played = true
          play()
        },
        { threshold: 0.5 },
      )
      seen.observe(root)
      return () => seen.disconnect()
    })
    return () => {
      removeEventListener('message', onMessage)
      root.removeEventListener('play', onPlay, true)
      root.removeEventListener('load', onLoad, true)
      silence()
      unwatch()
    }
  }, [autoplayInView, loop, stopOutside])

  const start = (event: MouseEvent) => {
    event.preventDefault()
    announcePlaying(frame.current!)
    setStarted('loud')
  }
  const size = shorts ? { width: 437, height: 778 } : { width: 1280, height: 720 }
  return (
    <div
      ref={frame}
      className={`relative w-full overflow-hidden rounded-sm bg-surface-deep ${shorts ? 'mx-auto aspect-[437/778] max-w-[437px]' : 'aspect-16/9'}`}
    >
      {missing ? (
        <p className="type-small absolute inset-0 grid place-content-center justify-items-center gap-3 text-ink-mute">
          <Mark size={36} className="text-ink-ghost" />
          영상 코드가 없습니다.
        </p>
      ) : source === 'file' ? (
        <video
          src={address}
          poster={poster && sources(poster).src}
          controls
          playsInline
          loop={loop}
          // Without a poster it shows its first frame instead of a black field.
          preload={poster ? 'none' : 'metadata'}
          aria-label={title}
          disablePictureInPicture
          controlsList="nofullscreen nodownload"
          className="absolute inset-0 size-full object-cover"
        >
          {captions && isSafeSource(captions) && <track kind="captions" srcLang="ko" label="한국어" src={captions} />}
        </video>
      ) : started === 'no' ? (
        <a
          href={`https://www.youtube.com/watch?v=${code}`}
          onClick={start}
          className="group/play absolute inset-0 grid place-items-center -outline-offset-4"
        >
          {poster ? (
            <div className="absolute inset-0">
              <Picture image={poster} ratio="fill" sizes="(min-width: 1280px) 1280px, 100vw" />
            </div>
          ) : (
            <Mark size={32} className="absolute right-6 bottom-6 text-ink-ghost" />
          )}
          <span className="sr-only">{`영상 재생: ${title}`}</span>
          <span className="relative grid size-16 place-items-center rounded-full bg-page pl-1 text-ink shadow-float transition-transform duration-(--duration-quick) group-hover/play:[scale:1.05]">
            <Icon name="play" size={28} />
          </span>
        </a>
      ) : (
        <iframe
          src={youtubeEmbed(code!, { muted: started === 'muted', loop })}
          title={title}
          {...size}
          allow="autoplay; encrypted-media; picture-in-picture"
          referrerPolicy="strict-origin-when-cross-origin"
          className="absolute inset-0 size-full border-0"
        />
      )}
    </div>
  )
}
