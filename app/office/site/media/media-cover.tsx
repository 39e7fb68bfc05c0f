import { FileText, Film } from 'lucide-react'
import { thumbnail } from '@/builder/ui/thumbnail'
import type { MediaFile } from './media-list-view'

const MARKS = { picture: undefined, film: Film, document: FileText }

/** What a file looks like: the picture, a film's poster, or a PDF's first page. It says nothing that the name beside it does not say. */
export function MediaCover({ file, width, className = '' }: { file: MediaFile; width: 160 | 320 | 480; className?: string }) {
  const src = file.kind === 'picture' ? file.shown : file.poster
  const Mark = MARKS[file.kind]
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
          style={{ objectPosition: file.kind === 'document' ? 'top' : file.focal }}
        />
      )}
      {Mark && (
        <span className="absolute right-1.5 bottom-1.5 grid size-6 place-items-center rounded-full bg-studio-0/90 text-studio-text">
          <Mark size={14} aria-hidden />
        </span>
      )}
    </span>
  )
}
