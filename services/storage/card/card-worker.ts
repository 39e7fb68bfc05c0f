// Draws a card in a thread of its own. Satori lays the words out and gives them as outlines; sharp puts them on the photograph.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parentPort, workerData } from 'node:worker_threads'
import satori from 'satori'
import sharp from 'sharp'
import type { CardWords } from './draw-card'

const SIDE = 1_080
const PHOTO = 640
// The colours of app/styles/tokens.css.
const PAGE = '#ffffff'
const INK = '#22251f'
const SOFT = '#514c43'
const MUTE = '#645e54'

const { words, photo } = workerData as { words: CardWords; photo: Uint8Array }

// Satori ignores the weight of a variable font, so each weight is a file.
const font = (name: string, weight: 400 | 600) => ({
  name: 'Pretendard',
  weight,
  data: readFileSync(join(process.cwd(), 'node_modules/pretendard/dist/public/static', `Pretendard-${name}.otf`)),
})
const line = (text: string, style: Record<string, unknown>) => ({
  type: 'div',
  props: { style: { display: 'flex', ...style }, children: text },
})

const tree = {
  type: 'div',
  props: {
    style: {
      display: 'flex',
      flexDirection: 'column',
      width: SIDE,
      height: SIDE - PHOTO,
      boxSizing: 'border-box',
      padding: '52px 64px',
      backgroundColor: PAGE,
      fontFamily: 'Pretendard',
      wordBreak: 'keep-all',
    },
    children: [
      line(words.kicker, { fontSize: 30, fontWeight: 600, color: MUTE }),
      line(words.title, { marginTop: 10, fontSize: 72, fontWeight: 600, letterSpacing: -1.5, lineHeight: 1.2, color: INK, lineClamp: 1 }),
      line(words.text, { marginTop: 18, fontSize: 36, lineHeight: 1.5, color: SOFT, display: 'block', lineClamp: 2 }),
      line(words.foot, { marginTop: 'auto', fontSize: 28, fontWeight: 600, color: INK }),
    ],
  },
}
// Satori reads elements of React by their shape, and asks for no React.
const drawn = await satori(tree as unknown as Parameters<typeof satori>[0], {
  width: SIDE,
  height: SIDE - PHOTO,
  fonts: [font('Regular', 400), font('SemiBold', 600)],
})
const top = await sharp(photo).rotate().resize(SIDE, PHOTO, { fit: 'cover' }).toBuffer()
const card = await sharp({ create: { width: SIDE, height: SIDE, channels: 3, background: PAGE } })
  .composite([
    { input: top, left: 0, top: 0 },
    { input: Buffer.from(drawn), left: 0, top: PHOTO },
  ])
  .jpeg({ quality: 88, mozjpeg: true })
  .toBuffer()
parentPort!.postMessage(card)
