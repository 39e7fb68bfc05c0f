import { expect, test } from 'vitest'
import { readHtml } from './read-html'

test('headings, links and pictures are found with their words', () => {
  const html =
    '<h2>하나 &amp; <strong>둘</strong></h2><p>글 <a target="_blank" href="/a?b=1&amp;c=2">여기<br></a> <a>저기</a></p><img src="/media/a.webp" alt=""><h4>끝</h4>'
  expect(readHtml(html)).toEqual({
    headings: [
      { level: 2, text: '하나 & 둘' },
      { level: 4, text: '끝' },
    ],
    links: [
      { href: '/a?b=1&c=2', text: '여기' },
      { href: undefined, text: '저기' },
    ],
    pictures: [''],
  })
})

test('the alternative text of a picture is the text of its link', () => {
  expect(readHtml('<a href="/a"><img src="/media/a.webp" alt="거실"></a><a href="/b"><img src="/media/b.webp" alt=""></a>').links).toEqual([
    { href: '/a', text: '거실' },
    { href: '/b', text: '' },
  ])
})

test('heading levels are those that the sanitiser leaves', () => {
  expect(readHtml('<h1>가</h1><h6>나</h6>').headings.map(({ level }) => level)).toEqual([2, 4])
})

test('characters that only look like markup are text', () => {
  expect(readHtml('<h2>1 < 2 > 0</h2><h3 title="a>b">셋</h3>').headings).toEqual([
    { level: 2, text: '1  0' },
    { level: 3, text: '셋' },
  ])
  expect(readHtml('<h2 끝나지 않은').headings).toEqual([])
})

test('any input is read to its end', () => {
  for (const piece of ['<a ', '<a "', "<h2 '", '<', '&', '<img src=', '</a']) expect(readHtml(piece.repeat(50_000)).headings.length).toBe(0)
})
