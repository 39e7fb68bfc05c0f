import { describe, expect, it } from 'vitest'
import { findByName, matches } from './find-by-name'

describe('finding by name', () => {
  it.each([
    ['이벤트', '이벤트 목록', 'in full'],
    ['이', '이벤트 목록', 'by its first syllable'],
    ['이베', '이벤트 목록', 'by a syllable that is not finished'],
    ['이벹', '이베트', 'by a consonant that will go to the next syllable'],
    ['ㅇㅂㅌ', '이벤트 목록', 'by first consonants'],
    ['ㄳ', '격자 사진 · 기사', 'by first consonants that a keyboard joined'],
    ['이ㅂㅌ', '이벤트 목록', 'by a syllable and consonants'],
    ['목록', '이벤트 목록', 'by its second word'],
    ['이벤트목록', '이벤트 목록', 'without the space'],
    ['dlqpsxm', '이벤트 목록', 'on the wrong keyboard'],
    ['dqx', '이벤트 목록', 'by first consonants on the wrong keyboard'],
    ['ㅅㄷㅌㅅ', 'text', 'an English word on the Korean keyboard'],
    ['FAQ', 'faq', 'whatever the case'],
  ])('finds %s in %s: %s', (query, name) => expect(matches(query, [name])).toBe(true))

  it.each([
    ['ㅇㅂㅌ', '공지 목록'],
    ['구역', '구분선'],
    ['벤트이', '이벤트'],
    ['zz', '이벤트'],
  ])('does not find %s in %s', (query, name) => expect(matches(query, [name])).toBe(false))

  it('finds everything for an empty query', () => expect(findByName('  ', ['가', '나'], (name) => [name])).toEqual(['가', '나']))

  it('ranks a prefix before an inner match, and both before initials', () => {
    const names = ['사진 글', '글자', '긴 글상자', '그림', '글']
    expect(findByName('글', names, (name) => [name])).toEqual(['글', '글자', '그림', '사진 글', '긴 글상자'])
    expect(findByName('ㄱ', names, (name) => [name])).toEqual(['글자', '긴 글상자', '그림', '글', '사진 글'])
  })

  it('finds by any of the names, and ranks the first one highest', () => {
    const things = [
      { title: '구분선', words: ['줄', 'divider'] },
      { title: '줄글', words: [] },
    ]
    expect(findByName('줄', things, ({ title, words }) => [title, ...words]).map(({ title }) => title)).toEqual(['구분선', '줄글'])
    expect(findByName('div', things, ({ title, words }) => [title, ...words]).map(({ title }) => title)).toEqual(['구분선'])
  })
})
