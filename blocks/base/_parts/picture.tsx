import type { CSSProperties } from 'react'
import { isSafeSource } from '@/lib/html/is-safe-link'
import { PICTURE_WIDTHS } from '@/schemas/rules/base/picture-sizes'
import { sizedPath } from '@/schemas/rules/base/sized-path'
import { Mark } from './mark'

export interface Image {
  src: string
  alt: string
  width?: number | undefined
  height?: number | undefined
  focal?: string | undefined
  color?: string | undefined
}

/** The largest derivative of a picture, in pixels. */
export const WIDEST = Math.max(...PICTURE_WIDTHS)
/** The widest file of a picture that does not say how wide it is. */
const USUAL = 1920
/** What the browser does by itself. */
const CENTRE = '50% 50%'
/** A width of at most 160 px, for which the smallest file is. What goes by the screen is wider on every one. */
const SMALL = /\b(?:\d{1,2}|1[0-5]\d|160)px(?:,|$)/
const FOCAL = /^\d{1,3}%? \d{1,3}%?$/

interface Props {
  image: Image | undefined
  /** Another crop for phones. */
  mobile?: Image | undefined
  /** Its width there. */
  mobileSizes?: string
  /** `4/3`; the picture's own by default. `fill` takes the height of its neighbour. */
  ratio?: string | undefined
  /** Its rendered width, as in the HTML attribute; the browser picks a file by it. */
  sizes: string
  /** Is slightly enlarged inside its frame when its card is hovered. */
  lively?: boolean
  className?: string
}

/**
 * A photograph whose space is reserved before it loads; a missing one is warm paper with the logo. It may be inside a button. The one
 * that opens a page is loaded at once: the page decides which (renderer/html/lead-picture.ts).
 */
export function Picture({ image, mobile, mobileSizes = '100vw', ratio, sizes, lively = false, className = '' }: Props) {
  const box: CSSProperties = ratio === 'fill' ? {} : { aspectRatio: aspectOf(image, ratio) }
  if (image?.color && /^#[0-9a-f]{6}$/i.test(image.color)) box.backgroundColor = shortColor(image.color)
  const narrow = mobile && isSafeSource(mobile.src) && mobile.src !== image?.src ? filesOf(mobile, mobileSizes) : undefined
  const shown = image && isSafeSource(image.src) ? image : undefined
  return (
    <span className={`photo${ratio === 'fill' ? ' photo-fill' : ''}${lively ? ' lively' : ''} ${className}`.trim()} style={box}>
      {shown ? (
        narrow ? (
          <picture>
            <source media="(width < 480px)" srcSet={narrow.srcSet ?? narrow.src} sizes={onPhones(mobileSizes)} />
            {photograph(shown, sizes)}
          </picture>
        ) : (
          photograph(shown, sizes)
        )
      ) : (
        <span className="absolute inset-0 grid place-items-center bg-surface text-ink-ghost">
          <Mark size={40} />
        </span>
      )}
    </span>
  )
}

function photograph(shown: Image, sizes: string) {
  return (
    <img
      alt={shown.alt}
      {...filesOf(shown, sizes)}
      sizes={onPhones(sizes)}
      width={shown.width}
      height={shown.height}
      loading="lazy"
      decoding="async"
      {...(shown.focal && shown.focal !== CENTRE && FOCAL.test(shown.focal) ? { style: { objectPosition: shown.focal } } : {})}
    />
  )
}

/**
 * Two pixels for each of the page's are as many as a hand's distance shows: a phone with three loads a wide picture in the file of one
 * with two, which is half as large. Only phones have more than two.
 */
function onPhones(sizes: string): string {
  const last = sizes.slice(sizes.lastIndexOf(',') + 1).trim()
  return /^\d{3}vw$/.test(last) ? `(resolution > 2x) ${Math.round(parseInt(last) * 0.67)}vw, ${sizes}` : sizes
}

function aspectOf(image: Image | undefined, ratio: string | undefined): string {
  return ratio?.replace('/', ' / ') ?? (image?.width && image.height ? `${image.width} / ${image.height}` : '4 / 3')
}

/** For `photo-above`: the space of a picture that follows its text. */
export const photoPlace = (image: Image | undefined, ratio?: string): CSSProperties =>
  ({ '--photo': aspectOf(image, ratio) }) as CSSProperties

/**
 * URLs of the picture in the available widths; drawings and external pictures have one, unsafe ones none.
 * @param sizes its rendered width; without the smallest file where no browser would choose that.
 */
export const sources = (image: Pick<Image, 'src' | 'width' | 'height'>, sizes?: string): Files =>
  isSafeSource(image.src) ? filesOf(image, sizes) : {}

interface Files {
  src?: string
  srcSet?: string
}

function filesOf({ src, width: known, height = 0 }: Pick<Image, 'src' | 'width' | 'height'>, sizes?: string): Files {
  if (!/^\/media\/.+\.(?:webp|jpe?g|png|avif)$/i.test(src)) return { src }
  const width = known || USUAL
  const offered = sizes === undefined || SMALL.test(sizes) ? PICTURE_WIDTHS : PICTURE_WIDTHS.slice(1)
  const fitting = offered.filter((w) => w <= width)
  const widths = fitting.length > 0 ? fitting : [PICTURE_WIDTHS[0]]
  let usual = ''
  let srcSet = ''
  for (const w of widths) {
    const file = sizedPath(src, w)
    srcSet += `${srcSet && ', '}${file} ${w}w`
    if (w <= 960 || !usual) usual = file
  }
  // Words are drawn into a strip: it is offered as wide as it is, too.
  const whole = height > 2 * width ? PICTURE_WIDTHS.find((w) => w > width) : undefined
  if (whole) srcSet += `, ${sizedPath(src, whole)} ${width}w`
  return { src: usual, srcSet }
}

/** What stands in for a photograph needs no more than three digits, and a page of pictures carries it by the dozen. */
const shortColor = (color: string): string => color.replace(/\w\w/g, (pair) => Math.round(parseInt(pair, 16) / 17).toString(16))
