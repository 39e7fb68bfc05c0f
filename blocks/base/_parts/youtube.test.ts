import { describe, expect, it } from 'vitest'
import { youtubeCode, youtubeEmbed } from './youtube'

describe('the code of a YouTube video', () => {
  it.each([
    ['https://youtu.be/dQw4w9WgXcQ', 'dQw4w9WgXcQ'],
    ['https://www.youtube.com/shorts/abcdefghijk', 'abcdefghijk'],
    ['https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=3', 'dQw4w9WgXcQ'],
    ['https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ', 'dQw4w9WgXcQ'],
    [' dQw4w9WgXcQ ', 'dQw4w9WgXcQ'],
  ])('is read from %s', (from, code) => expect(youtubeCode(from)).toBe(code))

  it.each(['https://youtu.be/short', 'https://youtu.be/dQw4w9WgXcQtoolong', '', 'javascript:alert(1)'])('is missing in "%s"', (from) =>
    expect(youtubeCode(from)).toBeUndefined(),
  )
})

describe('the embedded player', () => {
  it('plays inline, shows no related videos and offers no fullscreen', () => {
    const query = new URL(youtubeEmbed('dQw4w9WgXcQ')).searchParams
    expect([query.get('rel'), query.get('fs'), query.get('playsinline'), query.get('mute')]).toEqual(['0', '0', '1', null])
  })

  it('starts muted when it starts by itself, and repeats only with the option', () => {
    const query = new URL(youtubeEmbed('dQw4w9WgXcQ', { muted: true, loop: true })).searchParams
    expect([query.get('mute'), query.get('loop'), query.get('playlist')]).toEqual(['1', '1', 'dQw4w9WgXcQ'])
  })
})
