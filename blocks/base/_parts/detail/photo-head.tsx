import type { ReactNode } from 'react'
import { Picture, photoPlace, type Image } from '../picture'

interface Props {
  /** `8/5`: the photograph's ratio. */
  ratio: string
  /** Its ratio on a phone, where it may be taller. */
  phone?: '4/5' | '4/3' | undefined
  photo: HeadPhotoProps
  /** `beside` puts text and photograph side by side on PC, `above` puts the photograph above the text, `below` under it. */
  place: 'beside' | 'above' | 'below'
  /** On a phone the photograph has the full width of the screen. */
  toEdges?: boolean
  /** Columns on PC. */
  className?: string
  /** Data attributes of the head. */
  mark?: Record<string, string | undefined>
  /** Lies over the photograph. */
  over?: ReactNode
  children: ReactNode
}

interface HeadPhotoProps {
  image: Image | undefined
  mobile?: Image | undefined
  sizes: string
  className?: string
}

const PHONE = { '4/5': 'max-sm:[--photo:4/5]!', '4/3': 'max-sm:[--photo:4/3]!' }
const PLACE = { beside: 'max-md:photo-above md:grid', above: 'photo-above', below: 'max-md:photo-above md:flex md:flex-col' }

/**
 * The head of a detail page with its photograph. The text comes first in the document and the photograph is loaded first; below the width
 * of PC it is above the text and takes about half of the screen at most (`photo-cap`), so that the title is visible at once at every
 * zoom.
 */
export function PhotoHead({ ratio, phone, photo, place, toEdges = false, className = '', mark, over, children }: Props) {
  const shown = { image: photo.image, mobile: photo.mobile, sizes: photo.sizes }
  const framed = `${toEdges ? 'max-md:-mx-(--gutter) max-md:w-auto! max-md:rounded-none' : ''} ${photo.className ?? ''}`
  const edges = toEdges ? 'max-md:before:-mx-(--gutter)' : ''
  return (
    <header
      className={`photo-cap ${PLACE[place]} ${phone ? PHONE[phone] : ''} ${edges} ${className}`}
      style={photoPlace(undefined, ratio)}
      {...mark}
    >
      {children}
      {over ? (
        <div className={`photo-capped relative ${framed}`}>
          <Picture {...shown} ratio="fill" className="absolute! inset-0" />
          {over}
        </div>
      ) : (
        <Picture {...shown} ratio={ratio} className={`photo-capped ${framed}`} />
      )}
    </header>
  )
}
