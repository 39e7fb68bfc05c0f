import { expect, test } from 'vitest'
import { problemPath, reportOf, type Named } from './acts'

const page = (id: string, title: string): Named => ({ id, kind: 'page', name: `/${id}`, title })
const [home, terms, tv] = [page('home', '홈'), page('terms', '약관'), page('tv', '브랜드 TV')]

test('one success is named by its title', () => {
  const report = reportOf('publish', [home], [{ id: 'home', ok: true, message: '게시했습니다.' }])
  expect(report).toMatchObject({ title: '‘홈’을 게시했습니다.', isRefused: false, refused: [] })
  expect(report.undo).toBeUndefined()
})

test('successes and refusals are both reported, and each problem links to its place', () => {
  const report = reportOf(
    'publish',
    [home, terms, tv],
    [
      { id: 'home', ok: true, message: '게시했습니다.' },
      { id: 'terms', ok: false, message: '고쳐 주세요.', problems: [{ pointer: '/blocks/0/props/text', message: '글을 입력해 주세요.' }] },
      { id: 'tv', ok: true, message: '게시했습니다.' },
    ],
  )
  expect(report.title).toBe('2개를 게시했습니다. 1개는 게시하지 못했습니다.')
  expect(report.done.map(({ document }) => document.id)).toEqual(['home', 'tv'])
  expect(report.refused[0]).toMatchObject({
    document: terms,
    problems: [{ pointer: '/blocks/0/props/text', href: '/ice_builder/page/terms?problem=%2Fblocks%2F0%2Fprops%2Ftext' }],
  })
})

test('refusals alone do not sound like success', () => {
  const refusal = { id: 'terms', ok: false, message: '시스템 문서입니다.' }
  expect(reportOf('trash', [terms], [refusal])).toMatchObject({ title: '‘약관’을 휴지통으로 옮기지 못했습니다.', isRefused: true })
  expect(reportOf('trash', [terms], [refusal]).undo).toBeUndefined()
})

test('the particle follows the verb: a page is published, its publication is taken down', () => {
  const done = [home, terms].map(({ id }) => ({ id, ok: true, message: '내렸습니다.' }))
  expect(reportOf('withdraw', [home], done).title).toBe('‘홈’의 게시를 내렸습니다.')
  expect(reportOf('withdraw', [home, terms], done).title).toBe('2개의 게시를 내렸습니다.')
  expect(reportOf('publish', [home, terms], done).title).toBe('2개를 게시했습니다.')
})

test('moving to the trash can be undone, and nothing else', () => {
  const outcomes = [
    { id: 'home', ok: true, message: '옮겼습니다.' },
    { id: 'terms', ok: false, message: '시스템 문서입니다.' },
  ]
  expect(reportOf('trash', [home, terms], outcomes).undo).toEqual({ act: 'recover', documents: [home] })
})

test('a piece is opened under its kind', () => {
  expect(problemPath({ kind: 'fragment', name: 'consult-band' }, '/title')).toBe(
    '/ice_builder/page/consult-band?kind=fragment&problem=%2Ftitle',
  )
})
