// @vitest-environment happy-dom
import { beforeAll, describe, expect, it } from 'vitest'
import { blocks as known } from '@/blocks/areas'
import { cleanPlain } from '@/lib/html/clean-plain'
import { cleanForeign } from '@/lib/rich-text/clean-foreign'
import { registerBlocks } from '@/renderer/blocks'
import { checkPage } from '@/schemas/page/check-page'
import { pasteToBlocks } from './paste-to-blocks'
import { PASTED_SAMPLES } from './pasted-samples'

const { word: WORD, google: GOOGLE, markdown: MARKDOWN, web: WEB, hostile: HOSTILE } = PASTED_SAMPLES

beforeAll(() => registerBlocks(known))

let count = 0
const newId = () => `b${(count++).toString().padStart(12, '0')}`
async function pasted(html: string, text = '') {
  const result = await pasteToBlocks({ html, text }, newId)
  if ('refusal' in result) throw new Error(result.refusal)
  return result
}
const shortly = ({ blocks }: { blocks: { type: string; props: Record<string, unknown> }[] }) =>
  blocks.map(({ type, props }) => {
    const { text, html, address, image } = props as { text?: string; html?: string; address?: string; image?: { src: string } }
    return `${type}: ${text ?? html ?? address ?? image?.src ?? ''}`
  })

describe('pasting', () => {
  it('Word becomes headings, a text with its lists and a table', async () => {
    expect(shortly(await pasted(WORD))).toEqual([
      'heading: 시공 안내',
      'rich-text: <p>실측은 <strong>무료</strong>이며 <em>사흘</em> 안에 찾아갑니다.</p><ul><li>가구를 옮깁니다<ul><li>피아노는 따로</li></ul></li><li>바닥을 고릅니다</li></ul><ol><li>첫째</li><li>둘째</li></ol>' +
        '<table><tbody><tr><td><p>크기</p></td><td><p>값</p></td></tr></tbody></table>',
    ])
  })

  it('Google Docs styles become tags', async () => {
    expect(shortly(await pasted(GOOGLE))).toEqual([
      'heading: 고르는 법',
      'rich-text: <p>두께와 <strong>함수율</strong>을 <u>먼저</u> 봅니다. <a href="https://example.com/a">자세히</a></p><ul><li>강마루</li><li>원목마루</li></ul>',
    ])
  })

  it('Markdown becomes the matching blocks', async () => {
    expect(shortly(await pasted('', MARKDOWN))).toEqual([
      'heading: 봄맞이 안내',
      'rich-text: <p>이번 달은 <strong>강마루</strong>를 <a href="/zin/event">소개</a>합니다.</p><ul><li>하나</li><li>둘</li></ul>',
      'divider: ',
      'video: https://youtu.be/aqz-KE-bpKQ',
      'image: /media/rooms/living.webp',
      'heading: 끝으로',
      'rich-text: <blockquote><p>인용</p></blockquote>',
    ])
  })

  it('our own pictures are inserted, and the number of dropped others is reported', async () => {
    const result = await pasted(WEB)
    expect(shortly(result)).toEqual(['rich-text: <p>앞 글</p>', 'image: /media/rooms/a.webp', 'rich-text: <p>뒤 글</p>'])
    expect(result.notes).toEqual(['다른 곳의 사진 2장은 옮기지 못했습니다. 보관함에 올린 뒤 사진 블록으로 넣어 주세요.'])
  })

  it('a picture copied from a page of ours, with its full URL and its shown size, is the picture itself', async () => {
    const { origin } = location
    const result = await pasted(
      `<p>앞 글</p><p><img src="${origin}/img/800x0/rooms/a.webp" srcset="${origin}/img/320x0/rooms/a.webp 320w" alt="거실" width="1280" height="800"></p><p><img src="${origin}/media/uploads/b.jpg?v=2"></p>`,
    )
    expect(shortly(result)).toEqual(['rich-text: <p>앞 글</p>', 'image: /media/rooms/a.webp', 'image: /media/uploads/b.jpg'])
    expect(result.blocks[1]!.props['image']).toEqual({ src: '/media/rooms/a.webp', alt: '거실', width: 1280, height: 800 })
    expect(result.notes).toEqual([])
    expect((await pasted(`<p>글</p><img src="https://other.example/img/800x0/rooms/a.webp">`)).notes).toHaveLength(1)
  })

  it('where members write, a picture is left out in words, ours too', async () => {
    const html = `<p>글</p><img src="${location.origin}/img/800x0/rooms/a.webp"><img src="https://other.example/b.jpg">`
    expect(await cleanForeign({ html, text: '' }, cleanPlain)).toEqual({
      html: '<p>글</p>',
      notes: ['사진 2장은 글 안에 넣지 않았습니다. ‘사진 추가’로 올려 주세요.'],
    })
  })

  it.each(HOSTILE)('nothing executable is inserted: %s', async (html) => {
    const result = await pasteToBlocks({ html: `<p>글</p>${html}`, text: '' }, newId)
    expect(JSON.stringify(result)).not.toMatch(/onerror|onload|onclick|javascript|script|expression|<svg|<iframe|srcdoc|data:/i)
    expect(JSON.stringify(result)).toContain('글')
  })

  it('the text of a nested table is preserved', async () => {
    const [block] = (await pasted('<table><tr><td>밖<table><tr><td>안</td><td>쪽</td></tr></table></td></tr></table>')).blocks
    expect(block!.props['html']).toBe('<table><tbody><tr><td>밖<p>안쪽</p></td></tr></tbody></table>')
  })

  it('lines and paragraphs of a plain text are preserved', async () => {
    expect(shortly(await pasted('', '첫 줄\r\n둘째 줄\r\n\r\n<b>다음</b>'))).toEqual([
      'rich-text: <p>첫 줄<br />둘째 줄</p><p>&lt;b&gt;다음&lt;/b&gt;</p>',
    ])
  })

  it('a too long text is refused with the reason', async () => {
    expect(await pasteToBlocks({ html: '', text: '가'.repeat(200_001) }, newId)).toHaveProperty('refusal')
    expect(await pasteToBlocks({ html: `<p>${'가'.repeat(200_001)}</p>`, text: '' }, newId)).toHaveProperty('refusal')
  })

  it('the blocks may be published, and have new ids', async () => {
    const results = await Promise.all([pasted(WORD), pasted(GOOGLE), pasted('', MARKDOWN), pasted(WEB)])
    const blocks = results.flatMap((result) => result.blocks)
    const problems = checkPage({ schemaVersion: 1, kind: 'page', route: '/x', title: '글', blocks }, { strict: true })
    // A page needs one first-level heading, which a paste need not have.
    expect(problems.filter(({ pointer }) => pointer.startsWith('/blocks/'))).toEqual([])
    expect(new Set(blocks.map(({ id }) => id)).size).toBe(blocks.length)
  })
})
