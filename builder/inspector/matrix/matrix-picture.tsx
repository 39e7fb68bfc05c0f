'use client'
import { ImagePlus, X } from 'lucide-react'
import { useState } from 'react'
import { BUTTON } from '../../ui/button'
import { ICON } from '../../ui/icon'
import { thumbnail } from '../../ui/thumbnail'
import { PicturePicker } from '../picture-picker'
import { useTarget } from '../target'

/** The picture of one row, as small as the row. */
export function MatrixPicture({ label, pointer, title, value }: { label: string; pointer: string; title: string; value: unknown }) {
  const target = useTarget()
  const [isPicking, setPicking] = useState(false)
  const src = srcOf(value)
  const write = (next: unknown) => target.write(title, [{ pointer, value: next }], { once: true })
  return (
    <span data-field={pointer} className="flex items-center gap-1">
      <button
        type="button"
        disabled={target.isReadOnly}
        aria-label={src ? `${label} 바꾸기` : `${label} 고르기`}
        onClick={() => setPicking(true)}
        className={BUTTON}
      >
        {src ? (
          <img src={thumbnail(src, 160)} alt="" width={28} height={28} className="size-7 rounded-xs object-cover" />
        ) : (
          <ImagePlus {...ICON} size={16} />
        )}
      </button>
      {src && (
        <button type="button" disabled={target.isReadOnly} aria-label={`${label} 빼기`} onClick={() => write(undefined)} className={BUTTON}>
          <X {...ICON} size={14} />
        </button>
      )}
      <PicturePicker
        isOpen={isPicking}
        current={src}
        onPick={(picture) => {
          setPicking(false)
          write({ src: picture.src, alt: picture.alt })
        }}
        onClose={() => setPicking(false)}
      />
    </span>
  )
}

function srcOf(value: unknown): string {
  const src = typeof value === 'object' && value !== null ? (value as { src?: unknown }).src : undefined
  return typeof src === 'string' ? src : ''
}
