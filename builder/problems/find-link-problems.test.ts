import { beforeAll, describe, expect, it } from 'vitest'
import { blocks } from '@/blocks/areas'
import { registerDefinitions } from '@/schemas/page/definitions'
import { findProblems } from './find-problems'
import { page, heading, block, found } from './page-for-tests'

beforeAll(() => registerDefinitions(blocks))

describe('links', () => {
  const routes = ['/zin/event/event', '/zin/event/event/:id', '/cs/notice', '/cs/notice/detail/:id?', '/home', '/글/모음']
  it('with text need a target', () => {
    expect(found([block('button', { label: '보기', link: '' })])).toEqual(['warning link /props/link'])
    expect(found([block('button', { label: '보기', link: '#' })])).toEqual(['warning link /props/link'])
    expect(found([block('button', { label: '보기', link: '#여기' })])).toEqual([])
    expect(found([heading(2), block('heading', { text: '가', level: 2, link: { label: '전체보기', href: '' } })])).toEqual([
      'warning link /props/link/href',
    ])
  })
  it('that are optional may be empty', () => {
    expect(found([block('image', { image: { src: '/media/a.webp', alt: '벽' }, link: '' })])).toEqual([])
    expect(found([heading(2), block('card-list', { layout: 'grid', items: [{ title: '가', link: '' }] })])).toEqual([])
    expect(found([block('breadcrumbs', { items: [{ label: '스타일링' }] })])).toEqual([])
  })
  it('in a text need a target and text', () => {
    const html = '<p><a>가</a><a href="#">나</a><a href="/home"></a><a href="/home">다</a><a href="javascript:x">라</a></p>'
    expect(found([block('rich-text', { html })])).toEqual(Array.from({ length: 4 }, () => 'warning link /props/html'))
  })
  it('that a browser would not follow are reported', () => {
    const [problem] = findProblems(page([block('button', { label: '보기', link: 'www.example.com' })]))
    expect(problem?.message).toBe('연결할 수 없는 주소입니다(www.example.com). /나 https://로 시작하는 주소를 입력해 주세요.')
  })
  it.each([
    '/home',
    '/zin/event/event',
    '/zin/event/event/3?page=2#a',
    '/cs/notice/detail',
    '/%EA%B8%80/%EB%AA%A8%EC%9D%8C/',
    'https://elsewhere.example/x',
    'mailto:a@b.kr',
    '/media/catalogue.pdf',
    '/og.jpg',
    '#a',
  ])('%s has a page, or needs none', (link) => expect(found([block('button', { label: '보기', link })], { routes })).toEqual([]))
  it.each(['/nowhere', '/zin/event', '/home/more', '/글', '/%zz'])('%s are broken', (link) => {
    expect(found([block('button', { label: '보기', link })], { routes })).toEqual(['warning nowhere /props/link'])
    expect(found([block('rich-text', { html: `<a href="${link}">가</a>` })], { routes })).toEqual(['warning nowhere /props/html'])
  })
  it('are resolved as for a visitor', () => {
    expect(found([block('button', { label: '보기', link: '/zin/event/event/quiz' })], { routes })).toEqual([])
    expect(found([block('button', { label: '보기', link: '/cs/notice/detail/7' })], { routes })).toEqual([])
  })
  it('are not checked without the list of routes', () => {
    expect(found([block('button', { label: '보기', link: '/nowhere' })])).toEqual([])
  })
  it('do not include the film URLs of a block', () => {
    expect(
      found([
        block('video', {
          source: 'youtube',
          address: 'dQw4w9WgXcQ',
          title: '가',
          ratio: '16:9',
          autoplayInView: false,
          loop: false,
          stopOutside: false,
        }),
      ]),
    ).toEqual([])
  })
})
