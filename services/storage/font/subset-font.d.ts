// What the site uses of subset-font, which brings no types.
declare module 'subset-font' {
  interface Options {
    targetFormat: 'woff2' | 'truetype'
    noHinting?: boolean
    variationAxes?: Record<string, { min: number; max: number; default: number }>
    keepFeatures?: readonly string[]
  }
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>
}
