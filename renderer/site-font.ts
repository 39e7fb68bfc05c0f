// The font files of the site's own glyphs, as pages name them. The page server sets them when they are made (services/storage/font);
// until then, and in development, pages load the whole font.
import { dependOn } from '@/lib/request-context'
import { setOwnNumber } from '@/lib/tag-numbers'

export interface SiteFont {
  /** The file that every page loads, and the one with rarer glyphs if there is one. Their URLs change with their content. */
  files: readonly string[]
  /** Differs between any two fonts. */
  number: number
}

/** Cached pages depend on it, so that they are rendered anew when the font changes. */
const TAG = 'font'
const key = Symbol.for('maru.site-font')
const globals = globalThis as Record<symbol, unknown>

export function setSiteFont(font: SiteFont): void {
  globals[key] = font
  setOwnNumber(TAG, font.number)
}

/** The font of the page that is being rendered. */
export function siteFont(): SiteFont | undefined {
  dependOn([TAG])
  return globals[key] as SiteFont | undefined
}

/**
 * The faces as CSS. `swap` shows text at once in the system's font. A browser asks for the second file, and then for what is behind it in
 * --font-sans (app/styles/base.css), only where the file before it has come and lacks a glyph.
 */
export const fontFaces = ({ files }: SiteFont): string =>
  files
    .map(
      (file, i) =>
        `@font-face{font-family:"Maru Sans${i === 0 ? '' : ` ${i + 1}`}";font-weight:400 600;font-display:swap;src:url(${file})format("woff2")}`,
    )
    .join('')

/**
 * The face behind them: that a browser asks for it says that the page shows a glyph which the site's files lack, and the boot script turns
 * the whole font on (renderer/browser/start-late-sheet.ts). Any small file will do.
 */
export const missingFace = (file: string): string => `@font-face{font-family:"Maru Missing";src:url(${file})format("woff2")}`
