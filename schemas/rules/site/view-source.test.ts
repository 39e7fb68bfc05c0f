import { expect, test } from 'vitest'
import { SOURCE_WORDS } from '@/schemas/words/view-sources'
import { VIEW_SOURCES, viewSource } from './view-source'

const source = (host: string, campaign = '') => viewSource({ host, campaign, own: 'www.maru.kr:3000' })

test.each([
  ['', 'direct'],
  ['www.maru.kr:3000', 'site'],
  ['m.search.naver.com', 'naver'],
  ['mail.naver.com', 'mail'],
  ['www.google.com', 'google'],
  ['search.daum.net', 'daum'],
  ['l.instagram.com', 'instagram'],
  ['evilnaver.com', 'other'],
  ['naver.com.evil.example', 'other'],
  ['neighbour.example', 'other'],
])('%s is %s', (host, expected) => expect(source(host)).toBe(expected))

test('what a campaign says of itself comes first, and an unknown one has no name of its own', () => {
  expect(source('www.google.com', 'Naver_Brandsearch')).toBe('naver')
  expect(source('', 'newsletter')).toBe('mail')
  expect(source('www.google.com', 'spring-2026-<script>')).toBe('other')
})

test('every source has a word', () => expect(Object.keys(SOURCE_WORDS)).toEqual([...VIEW_SOURCES]))
