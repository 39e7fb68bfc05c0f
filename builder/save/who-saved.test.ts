import { expect, test } from 'vitest'
import { whoSaved } from './who-saved'

test('my own other tab is called mine, by account id and not by name', () => {
  expect(whoSaved({ id: 'a', name: '한결' }, 'a')).toEqual({
    title: '내 다른 탭에서 먼저 저장했습니다',
    who: '내 다른 탭에서',
    theirs: '내 다른 탭에서 저장한 것',
  })
  // Two persons may have the same name.
  expect(whoSaved({ id: 'b', name: '한결' }, 'a')).toMatchObject({ title: '다른 사람이 먼저 저장했습니다', who: '한결 님이' })
})

test('an unknown author is another person', () => {
  expect(whoSaved({ id: '', name: '한결' }, '').who).toBe('한결 님이')
  expect(whoSaved({ id: '', name: '' }, 'a').who).toBe('다른 사람이')
  expect(whoSaved(null, 'a').theirs).toBe('다른 사람이 저장한 것')
})
