declare module 'libheif-js/wasm-bundle.js' {
  export interface HeifImage {
    get_width(): number
    get_height(): number
    display(to: { data: Uint8ClampedArray; width: number; height: number }, done: (result: unknown) => void): void
    free(): void
  }
  const heif: { HeifDecoder: new () => { decode(bytes: Uint8Array): HeifImage[] } }
  export default heif
}
