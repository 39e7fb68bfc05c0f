/** The 11-character code of a YouTube video, from a bare code or any of its URLs; undefined without one (V-YT-1). */
export function youtubeCode(from: string): string | undefined {
  const text = from.trim()
  const found = /^[\w-]{11}$/.test(text) ? text : /(?:youtu\.be\/|[?&]v=|\/(?:shorts|embed|live)\/)([\w-]{11})(?![\w-])/.exec(text)?.[1]
  return found
}

/** URL of the embedded player: no related videos, no fullscreen, inline play (S-VID-3, C-VIDEO). */
export function youtubeEmbed(code: string, options: { muted?: boolean; loop?: boolean } = {}): string {
  const query = new URLSearchParams({ autoplay: '1', playsinline: '1', rel: '0', fs: '0', enablejsapi: '1' })
  if (options.muted) query.set('mute', '1')
  if (options.loop) {
    query.set('loop', '1')
    query.set('playlist', code)
  }
  return `https://www.youtube-nocookie.com/embed/${code}?${query.toString()}`
}
