'use client'
import { useRef, useState, type DragEvent, type KeyboardEvent } from 'react'
import type { Chosen } from '@/builder/list/data-table'
import { CHECK } from '@/builder/ui/check'
import { dragFiles } from './drag-files'
import { MediaCover } from './media-cover'
import type { MediaFile } from './media-list-view'
import { formatBytes } from '@/schemas/words/format-bytes'

interface MediaGridProps {
  files: readonly MediaFile[]
  chosen: Chosen<MediaFile>
  onChoose: (chosen: Chosen<MediaFile>) => void
  onOpen: (file: MediaFile) => void
  /** Whether files may be dragged into a folder. */
  canMove: boolean
}

/** Files as pictures. One tab stop: arrow keys move, Enter opens, the space bar selects. */
export function MediaGrid({ files, chosen, onChoose, onOpen, canMove }: MediaGridProps) {
  const list = useRef<HTMLUListElement>(null)
  const [at, setAt] = useState(0)
  const stop = Math.min(at, files.length - 1)

  function toggle(file: MediaFile): void {
    const next = new Map(chosen)
    if (!next.delete(file.file)) next.set(file.file, file)
    onChoose(next)
  }
  function onKeyDown(event: KeyboardEvent): void {
    if (!(event.target instanceof HTMLElement) || event.target.dataset['cell'] !== 'open') return
    const cells = [...(list.current?.querySelectorAll<HTMLElement>('[data-cell=open]') ?? [])]
    const here = cells.indexOf(event.target)
    const tops = cells.map((cell) => cell.getBoundingClientRect().top)
    const columns = Math.max(1, tops.filter((top) => top === tops[0]).length)
    if (event.code === 'Space') {
      event.preventDefault()
      toggle(files[here]!)
      return
    }
    const steps: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: columns, ArrowUp: -columns }
    const to = event.code === 'Home' ? 0 : event.code === 'End' ? cells.length - 1 : here + (steps[event.code] ?? NaN)
    if (!cells[to]) return
    event.preventDefault()
    setAt(to)
    cells[to].focus()
  }
  const onDragStart = (event: DragEvent, file: MediaFile): void =>
    dragFiles(event, chosen.has(file.file) ? [...chosen.keys()] : [file.file])

  return (
    <ul
      ref={list}
      aria-label="미디어 파일"
      onKeyDown={onKeyDown}
      className="grid grid-cols-[repeat(auto-fill,minmax(9.5rem,1fr))] gap-3 pt-1 max-md:grid-cols-2"
    >
      {files.map((file, i) => (
        <li
          key={file.file}
          draggable={canMove}
          onDragStart={(event) => onDragStart(event, file)}
          className="group relative rounded-md p-1 hover:bg-studio-100 has-checked:bg-studio-select-soft"
        >
          <button
            type="button"
            data-cell="open"
            tabIndex={i === stop ? 0 : -1}
            onFocus={() => setAt(i)}
            onClick={() => onOpen(file)}
            className="block w-full rounded-sm text-left"
          >
            <MediaCover file={file} width={320} className="aspect-case rounded-sm" />
            <span className="mt-1.5 block truncate text-studio-label" title={file.name}>
              {file.name}
            </span>
            <span className="block text-studio-micro text-studio-text-mute tabular-nums">
              {file.pages === null ? `${file.width} × ${file.height}` : `${file.pages}쪽`} · {formatBytes(file.bytes)}
            </span>
            {file.kind === 'picture' && !file.decorative && file.alt.trim() === '' && (
              <span className="block text-studio-micro text-warning">대체 글 없음</span>
            )}
          </button>
          <label className="absolute top-0 left-0 grid size-11 place-items-center md:opacity-0 md:group-focus-within:opacity-100 md:group-hover:opacity-100 md:has-checked:opacity-100 pointer-coarse:opacity-100">
            <input
              type="checkbox"
              aria-label={`${file.name} 선택`}
              tabIndex={i === stop ? 0 : -1}
              checked={chosen.has(file.file)}
              onChange={() => toggle(file)}
              className={`${CHECK} drop-shadow-[0_0_2px_var(--color-studio-0)]`}
            />
          </label>
        </li>
      ))}
    </ul>
  )
}
