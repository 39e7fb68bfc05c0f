/** A photograph ('01') or a YouTube video ('02') of a gallery, with the contract's names (content 3, ImgVdo). */
export interface GalleryItem {
  TP: '01' | '02'
  /** URL of the photograph, or URL or code of the video. */
  URL: string
  ALT: string
  DSC?: string | undefined
  /** Picture of a video before it plays. */
  poster?: string | undefined
  width?: number | undefined
  height?: number | undefined
  color?: string | undefined
}
