import { beforeAll, describe, expect, it, test } from 'vitest'
import { blocks } from '@/blocks/areas'
import { registerDefinitions } from '@/schemas/page/definitions'
import { checkPage } from '@/schemas/page/check-page'
import type { Block } from '@/schemas/page/document'
import { applyOps } from '@/schemas/page/ops'
import { readTree } from '@/schemas/page/tree'
import { fixtures } from '@/tests/support/fixtures'
import tokens from '@/tests/support/tokens.json' with { type: 'json' }
import type { Palette } from './check-contrast'
import { findProblems } from './find-problems'
import { page, section, heading, block, found } from './page-for-tests'

beforeAll(() => registerDefinitions(blocks))

describe('problems that publishing refuses', () => {
  it('are those of checkPage, each with its block and field', () => {
    const document = page([section({}, [heading(9)]), block('heading', {})], { title: '' })
    const problems = findProblems(document)
    expect(problems.every(({ severity }) => severity === 'error')).toBe(true)
    expect(problems.map(({ pointer, message }) => ({ pointer, message }))).toEqual(
      checkPage(document, { strict: true }).map(({ pointer, message }) => ({ pointer, message })),
    )
    expect(problems.map(({ blockId, field }) => [blockId, field])).toEqual([
      [undefined, '/title'],
      [(document.blocks[0]!.slots!['content']![0] as Block).id, '/props/level'],
      [document.blocks[1]!.id, '/props/text'],
      [document.blocks[1]!.id, '/props/level'],
    ])
  })

  it('may be missing while a draft is written', () => {
    expect(found([block('heading', { text: '가' })], { strict: false })).toEqual([])
  })

  it('name an invalid block by its place in the tree', () => {
    const tree = readTree(page([heading(1), 'x']))
    const [problem] = findProblems(tree)
    expect(problem).toMatchObject({ severity: 'error', pointer: '/blocks/1', blockId: tree.root[1], field: '' })
  })
})

test('shipped pages have no problem that publishing would refuse', () => {
  for (const { document, file } of fixtures().filter(({ document }) => document.subject === undefined))
    expect(
      findProblems(document).filter(({ severity }) => severity === 'error'),
      file,
    ).toEqual([])
})

describe('pictures', () => {
  const image = (src: string, alt: string) => ({ src, alt })
  it('need an alternative text', () => {
    expect(found([block('image', { image: image('/media/a.webp', ' ') })])).toEqual(['warning alt /props/image/alt'])
    expect(found([block('image', { image: image('/media/a.webp', '거실') })])).toEqual([])
  })
  it('that are missing are requested, and their alternative text is not', () =>
    expect(found([block('image', { image: image('', '') })])).toEqual(['error reference /props/image']))
  it('are found in lists, in galleries and in text', () => {
    const cards = { layout: 'grid', items: [{ title: '가', chips: [image('/media/a.webp', ''), image('/media/b.webp', '참나무')] }] }
    const gallery = {
      label: '사진',
      items: [
        { TP: '01', URL: '/media/a.webp', ALT: '' },
        { TP: '01', URL: '/media/b.webp', ALT: '벽' },
      ],
    }
    const text = { html: '<p><img src="/media/a.webp" alt=""></p>' }
    expect(found([heading(2), block('card-list', cards), block('gallery', gallery), block('rich-text', text)])).toEqual([
      'warning alt /props/items/0/chips/0/alt',
      'warning alt /props/items/0/ALT',
      'warning alt /props/html',
    ])
  })
})

describe('headings', () => {
  it('that no field can lower ask for the title before them', () => {
    const said = (type: string, props: object) =>
      findProblems(page([heading(1, '첫 제목'), block(type, { title: '둘째', ...props })]))
        .filter(({ keyword }) => keyword === 'heading')
        .map(({ field, message }) => `${field} ${message.split('있습니다. ')[1]}`)
    expect(said('consulting-form', { kind: 'several' })).toEqual(['/props/heading 2단계로 낮춰 주세요.'])
    expect(said('consulting-form', { kind: 'several', heading: 'h2' })).toEqual([])
    expect(said('login-form', {})).toEqual(['/props/title 이 블록의 제목은 늘 1단계이니, 앞의 제목을 2단계로 낮춰 주세요.'])
  })
  it('go down one level at a time, through sections, texts and cards', () => {
    const text = block('rich-text', { html: '<h3>셋</h3><h4>넷</h4>' })
    const cards = block('card-list', { layout: 'grid', items: [{ title: '가' }] })
    expect(found([heading(1), section({ title: '둘' }, [text, cards]), heading(2)])).toEqual([])
    expect(found([heading(1), heading(3)])).toEqual(['warning heading /props/level'])
    expect(found([heading(1), cards])).toEqual(['warning heading /props/level'])
    expect(found([heading(1), block('rich-text', { html: '<h4>넷</h4>' })])).toEqual(['warning heading /props/html'])
  })
  it('report where a level was skipped', () => {
    const [problem] = findProblems(page([heading(2), heading(4)]))
    expect(problem?.message).toBe('제목 단계를 건너뛰었습니다. 앞 제목이 2단계이므로 3단계로 바꿔 주세요.')
  })
  it('of the first level occur once', () => {
    const hero = block('hero', {
      label: '첫',
      heading: 'h1',
      slides: [{ title: '여름', linkLabel: '보기', image: { src: '/media/a.webp', alt: '거실' } }],
    })
    const problems = findProblems(page([hero, heading(1)]))
    expect(problems).toMatchObject([{ keyword: 'heading', field: '/props/level' }])
    expect(problems[0]!.message).toBe('1단계 제목은 한 페이지에 하나만 둡니다. 앞에 ‘여름’ 제목이 있습니다. 2단계로 낮춰 주세요.')
    expect(found([heading(2), section({}, [heading(1)]), heading(1)])).toEqual(['warning heading /props/level'])
  })
  it('that no visitor sees together are not counted together', () => {
    expect(found([heading(1, '가', { on: ['mobile'] }), heading(1, '나', { on: ['tablet', 'pc'] })])).toEqual([])
    expect(found([heading(1, '가', { to: 'visitor' }), heading(1, '나', { to: 'member' })])).toEqual([
      'info live /show/to',
      'info live /show/to',
    ])
    expect(found([section({}, [heading(1)], { on: ['pc'] }), heading(1, '나', { on: ['mobile'] })])).toEqual([])
    expect(found([heading(1, '가', { on: ['mobile', 'pc'] }), heading(1, '나', { on: ['pc'] })])).toEqual(['warning heading /props/level'])
  })
  it('skipped for one kind of visitor are reported once', () => {
    expect(found([heading(1), heading(2, '나', { on: ['pc'] }), heading(3)])).toEqual(['warning heading /props/level'])
  })
})

describe('colours', () => {
  const values = new Map((tokens as { var: string; value?: unknown; ref?: string }[]).map((token) => [token.var, token]))
  const colour = (name: string): string => {
    const { value, ref } = values.get(name)!
    return ref === undefined ? String(value) : colour(ref)
  }
  const light = Object.fromEntries(
    [...values.keys()].filter((name) => name.startsWith('--color-')).map((name) => [name.slice(8), colour(name)]),
  )
  const dark = {
    ...light,
    page: '#22251f',
    ink: '#ffffff',
    'ink-soft': '#cfc8bb',
    'ink-mute': '#cfc8bb',
    'surface-deep': '#37342d',
    action: '#ffffff',
    'on-ink': '#22251f',
  }
  const palette: Palette = { light, dark }
  const tones = ['page', 'surface', 'deep', 'dark']

  it('of the brand are readable in every combination that an editor may choose', () => {
    const badges = ['ink', 'calm', 'accent', 'quiet'].map((tone) => ({ title: '가', badge: { label: '새', tone } }))
    const inside = () => [
      block('heading', { text: '셋', level: 3, eyebrow: '윗글', lead: '도입' }),
      ...['primary', 'line', 'text'].map((tone) => block('button', { label: '가', link: '/', tone })),
      block('card-list', { layout: 'grid', level: 4, items: badges }),
    ]
    const list = tones.map((tone) => section({ tone, title: '둘', eyebrow: '윗글', lead: '도입' }, inside()))
    expect(found(list, { palette })).toEqual([])
  })

  it('of a theme that are too close are reported with their contrast', () => {
    const pale: Palette = { ...palette, light: { ...light, 'ink-mute': '#999999' } }
    const list = [section({ tone: 'surface', title: '둘' }, [block('heading', { text: '셋', level: 3, eyebrow: '윗글' })])]
    const problems = findProblems(page(list), { palette: pale })
    expect(problems).toMatchObject([{ severity: 'warning', keyword: 'contrast', field: '/props/eyebrow' }])
    expect(problems[0]!.message).toContain('2.6:1')
  })

  it('are compared with the band around the block', () => {
    const night: Palette = { light, dark: { ...dark, 'ink-soft': '#444444' } }
    const lead = () => block('heading', { text: '둘', level: 2, lead: '도입' })
    expect(found([section({ tone: 'dark' }, [lead()]), lead()], { palette: night })).toEqual(['warning contrast /props/lead'])
  })
})

describe('visibility', () => {
  it('by sign-in makes the page live', () => {
    expect(found([heading(1, '가', { to: 'member' })])).toEqual(['info live /show/to'])
  })
  it('with an end before its start shows nothing', () => {
    const show = { from: '2026-11-22T00:00:00+09:00', until: '2026-11-21T00:00:00+09:00' }
    expect(found([heading(1, '가', show)])).toEqual(['warning window /show/until'])
    expect(found([heading(1, '가', { from: show.until, until: show.from })])).toEqual([])
  })
})

test('an empty page is reported', () => {
  expect(findProblems(page([]))).toMatchObject([
    { severity: 'warning', pointer: '/blocks', message: '페이지가 비어 있습니다. 블록을 하나 이상 넣어 주세요.' },
  ])
})

test('a field with an error gets no advice besides', () => {
  expect(found([block('button', { label: '보기', link: 'x'.repeat(600) })])).toEqual(['error maxLength /props/link'])
})

describe('sample text', () => {
  const sampleOf = (type: string) => structuredClone(blocks.find((definition) => definition.type === type)!.example)
  const sample = (type: string, props: object = sampleOf(type)) =>
    findProblems(page([block(type, props)])).filter(({ keyword }) => keyword === 'sample')
  it('of a new block is reported once, at its first field', () => {
    const problems = sample('heading')
    expect(problems).toMatchObject([{ severity: 'warning', field: '/props/text' }])
    expect(problems[0]!.message).toBe('예시 글이 남아 있습니다: ‘전문가 시공사례’ 외 3곳. 사이트에 맞는 글로 바꿔 주세요.')
    expect(sample('rich-text')[0]!.message).toContain('‘마루를 고르기 전에 바닥 난방을 쓰는 집이라…’')
  })
  it('is found until its last sentence is rewritten', () => {
    const props = { ...sampleOf('heading'), text: '우리 동네 시공 이야기' }
    expect(sample('heading', props)).toMatchObject([{ field: '/props/lead' }])
    expect(sample('heading', { ...props, lead: '직접 다녀온 집들을 모았습니다.' })).toEqual([])
  })
  it('is counted exactly, and every place of it can be found', () => {
    const { slides, ...rest } = sampleOf('hero') as { slides: Record<string, unknown>[] }
    const hero = (own: object) => {
      const [problem] = sample('hero', { ...rest, slides: [{ ...slides[0], ...own }] })
      return [
        problem?.message,
        ...(problem?.others ?? []).map(({ pointer, words }) => `${pointer.slice('/blocks/0/props/slides/0'.length)} ${words}`),
      ]
    }
    expect(hero({ title: '우리 집 이야기' })).toEqual([
      '예시 글이 남아 있습니다: ‘거실을 새로 꾸민 시공사례’ 외 7곳. 사이트에 맞는 글로 바꿔 주세요.',
      '/text ‘남향 84㎡(약 25평) 아파트에 원목결 마…’',
      '/image/src 사진',
      '/tag/label ‘사진에 보이는 마루 이름’',
      '/tag/meta ‘바닥재, 두께 7.5mm’',
      '/link 링크',
      '/linkLabel ‘사례 보기’',
      '/tag/link 링크',
    ])
    const most = { title: '우리 집 이야기', text: '우리가 쓴 글', image: undefined, tag: undefined }
    expect(hero(most)).toEqual([
      '예시 글이 남아 있습니다: ‘거실을 새로 꾸민 시공사례’ 외 2곳. 사이트에 맞는 글로 바꿔 주세요.',
      '/link 링크',
      '/linkLabel ‘사례 보기’',
    ])
    const title = sample('heading', { ...sampleOf('heading'), text: '우리 동네 시공 이야기' })[0]!
    expect([title.message.slice(title.message.indexOf(' 외')), title.others?.map(({ words }) => words)]).toEqual([
      ' 외 2곳. 사이트에 맞는 글로 바꿔 주세요.',
      ['‘모두 보기’', '링크'],
    ])
  })
  it('is no key of an entry', () => {
    const [problem] = sample('accordion')
    expect([problem?.message, problem?.others]).toEqual([
      '예시 글이 남아 있습니다: ‘현장 실측은 어떻게 진행되나요?’ 외 1곳. 사이트에 맞는 글로 바꿔 주세요.',
      [expect.objectContaining({ words: '‘마루 시공에는 며칠이 걸리나요?’' })],
    ])
  })
  it('is found in a list whose entries were reordered', () => {
    const { items, ...rest } = sampleOf('card-list') as { items: object[] }
    const own = { title: '우리가 쓴 제목' }
    expect(sample('card-list', { ...rest, items: [own, items[1]] })).toMatchObject([{ field: '/props/items/1/title' }])
    expect(sample('card-list', { ...rest, items: [own] })).toEqual([])
  })
  it('is a picture, a film or a link as well as words', () => {
    const [slide] = (sampleOf('hero') as { slides: { image: object; tag: object }[] }).slides
    const own = { title: '우리가 쓴 제목', linkLabel: '더 보기', link: '/cs/notice' }
    const hero = (more: object) => sample('hero', { label: '우리 공간', heading: 'h1', slides: [{ ...own, ...more }] })
    expect(hero({ image: slide!.image })).toMatchObject([
      { field: '/props/slides/0/image/src', message: '예시 사진이 남아 있습니다. 사이트에 맞는 사진으로 바꿔 주세요.' },
    ])
    // The same picture, described for this page.
    expect(hero({ image: { ...slide!.image, alt: '우리가 시공한 거실' } })).toEqual([])
    expect(sample('video', { ...sampleOf('video'), title: '우리 영상', caption: '우리가 찍었습니다', poster: undefined })).toMatchObject([
      { field: '/props/address', message: expect.stringContaining('예시 영상이 남아 있습니다') as string },
    ])
    // A button of which nothing was changed, its link included.
    expect(sample('button')[0]!.message).toMatch(/^예시 글이 남아 있습니다: .* 외 3곳\./)
  })
  it('does not matter in blocks with texts of the system', () => {
    expect(sample('login-form')).toEqual([])
    expect(sample('product-others')).toEqual([])
  })
  it('does not include a short text that was chosen beside the editor’s own texts', () => {
    expect(sample('button', { label: '시공사례 보기', link: '/home', tone: 'primary' })).toEqual([])
  })
})

test('problems are in page order, the worst of each block first', () => {
  const first = block('button', { label: '보기', link: '' })
  const second = block('heading', { text: '', level: 2 }, { show: { to: 'member' } })
  const problems = findProblems(page([section({}, [first]), second], { title: '' }))
  expect(problems.map(({ blockId, severity }) => [blockId, severity])).toEqual([
    [undefined, 'error'],
    [first.id, 'warning'],
    [second.id, 'error'],
    [second.id, 'info'],
  ])
})

test('after a change only the changed blocks are read again', () => {
  let reads = 0
  const counted = block('heading', { text: '가', level: 2 })
  const props = counted.props
  Object.defineProperty(counted, 'props', { enumerable: true, get: () => (reads++, props) })
  const other = block('button', { label: '보기', link: '/' })
  const tree = readTree(page([counted, other]))
  findProblems(tree)
  reads = 0
  applyOps(tree, [{ op: 'setProp', id: other.id, path: ['link'], value: '' }])
  expect(findProblems(tree)).toMatchObject([{ blockId: other.id, keyword: 'link' }])
  expect(reads).toBe(0)
})
