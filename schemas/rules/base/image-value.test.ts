import { expect, it } from 'vitest'
import { imageValue, pictureOrNone } from './image-value'

it.each([
  ['/upload/2026/a.jfif', 'image'],
  ['/upload/a.pdf', 'other'],
  ['', 'none'],
  ['  ', 'none'],
  ['https://cdn.example.com/a.JPG?w=3', 'image'],
  ['/media/rooms/living-sand.webp', 'image'],
  ['a.png', 'other'],
  ['//elsewhere.example/a.png', 'other'],
  ['javascript:a.png', 'other'],
] as const)('V-IMG-1: "%s" is %s', (value, kind) => expect(imageValue(value)).toBe(kind))

it('V-IMG-1: what is no picture shows the placeholder', () => {
  expect([pictureOrNone('/upload/a.pdf'), pictureOrNone('/upload/a.png')]).toEqual(['', '/upload/a.png'])
})
