'use client'
import { ChevronDown } from 'lucide-react'
import { useEffect, useState } from 'react'
import { NotLoaded } from '@/builder/list/not-loaded'
import { ICON } from '@/builder/ui/icon'
import { thumbnail } from '@/builder/ui/thumbnail'
import type { Listed } from '@/schemas/api/base/contract'
import { call } from '@/schemas/api/base/call'
import { listMedia } from '@/schemas/api/site/media'

const MOST = 100

interface Found {
  search: string
  pictures: readonly Listed<typeof listMedia>[]
  total: number
}

/** What the picker offers beside the library: pictures that come with the site, which nobody here changes or deletes. */
export function ShippedPictures({ search }: { search: string }) {
  const [isOpen, setOpen] = useState(false)
  const [found, setFound] = useState<Found | null>(null)
  const [fault, setFault] = useState<{ error: unknown } | null>(null)
  const [tries, setTries] = useState(0)
  useEffect(() => {
    if (!isOpen) return
    const leaving = new AbortController()
    call(listMedia, { kind: 'picture', origin: 'shipped', search, size: MOST }, { signal: leaving.signal }).then(
      ({ items, totalCount }) => {
        setFound({ search, pictures: items, total: totalCount })
        setFault(null)
      },
      (error: unknown) => leaving.signal.aborted || setFault({ error }),
    )
    return () => leaving.abort()
  }, [isOpen, search, tries])
  const shown = found?.search === search ? found : null
  return (
    <details className="group mt-8 border-t border-studio-line pt-2" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="flex min-h-11 cursor-pointer items-center gap-1 font-semibold">
        사이트에 들어 있는 사진
        <ChevronDown {...ICON} className="group-open:rotate-180" />
      </summary>
      <p className="text-studio-label text-studio-text-mute">사진을 고르는 창에 함께 보입니다. 여기에서 고치거나 지울 수는 없습니다.</p>
      {isOpen && !shown && !fault && <p className="mt-3 text-studio-label">불러오고 있습니다.</p>}
      {isOpen && !shown && fault && <NotLoaded error={fault.error} onRetry={() => setTries(tries + 1)} />}
      {shown?.pictures.length === 0 && <p className="mt-3 text-studio-label">찾는 말에 맞는 사진이 없습니다.</p>}
      {shown && shown.pictures.length > 0 && (
        <ul
          aria-label="사이트에 들어 있는 사진"
          className="mt-3 grid grid-cols-[repeat(auto-fill,minmax(9.5rem,1fr))] gap-3 pt-1 max-md:grid-cols-2"
        >
          {shown.pictures.map(({ src, alt, name }) => (
            <li key={src} className="min-w-0">
              <img src={thumbnail(src, 320)} alt={alt} loading="lazy" className="aspect-4/3 w-full rounded-xs bg-studio-100 object-cover" />
              <span className="mt-1 block truncate text-studio-label">{name}</span>
            </li>
          ))}
        </ul>
      )}
      {shown && shown.total > shown.pictures.length && (
        <p className="mt-3 text-studio-label text-studio-text-mute">
          모두 {shown.total}장 가운데 {shown.pictures.length}장입니다. 위의 찾기에 낱말을 넣어 좁혀 보세요.
        </p>
      )}
    </details>
  )
}
