import { expect, test } from 'vitest'
import { winnerPostHtml } from './winner-post'

const HONG = { name: '홍길동', mobileNo: '01012345678' }

test('Q-004: winners are named as others may read them, and nothing of theirs is markup', () => {
  const html = winnerPostHtml({ text: '고맙습니다.\n또 뵙겠습니다.\n\n<b>둘째</b>', winners: [HONG, { name: '<i>', mobileNo: '' }] })
  expect(html).toContain('<p>고맙습니다.<br />또 뵙겠습니다.</p><p>&lt;b&gt;둘째&lt;/b&gt;</p>')
  expect(html).toContain('<th scope="row">홍*동</th><td>010-****-5678</td>')
  expect(html).toContain('<th scope="row">&lt;*&gt;</th><td>****</td>')
  expect(html).not.toContain('홍길동')
  expect(html).not.toContain('추첨 기록')
})

test('a draw is reported with its seed, its pool and its method', () => {
  const html = winnerPostHtml({ text: '', winners: [HONG], draw: { seed: 'ab'.repeat(16), poolHash: 'cd'.repeat(32), poolSize: 1234 } })
  expect(html).toContain(`씨앗값: ${'ab'.repeat(16)}`)
  expect(html).toContain(`SHA-256: ${'cd'.repeat(32)}`)
  expect(html).toContain('응모 1,234건')
  expect(html.startsWith('<table>')).toBe(true)
})
