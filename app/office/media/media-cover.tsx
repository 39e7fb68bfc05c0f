import { Film } from 'lucide-react'
import { thumbnail } from '@/builder/ui/thumbnail'
import type { MediaFile } from './media-list-view'

/** What a file looks like: the picture, or a film's poster. It says nothing that the name beside it does not say. */
export function MediaCover({ file, width, className = '' }: { file: MediaFile; width: 160 | 320 | 480; className?: string }) {
  const src = file.kind === 'film' ? file.poster : file.shown
  return (
    <span className={`relative block overflow-hidden bg-studio-100 ${className}`} style={{ backgroundColor: file.color }}>
      {src && (
        <img
          src={thumbnail(src, width)}
          alt=""
          loading="lazy"
          decoding="async"
          draggable={false}
          className="size-full object-cover"
          style={{ objectPosition: file.focal }}
        />
      )}
      {file.kind === 'film' && (
        <span className="absolute right-1.5 bottom-1.5 grid size-6 place-items-center rounded-full bg-studio-0/90 text-studio-text">
          <Film size={14} aria-hidden />
        </span>
      )}
    </span>
  )
}
