// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { reactPlace } from '@/tests/support/react-place'
import { FindingRow } from './finding-row'

const { place, render } = reactPlace()
const finding = {
  ...{ id: 'night~staff:ab', kind: 'night' as const, words: '밤에 개인정보를 보았습니다', detail: '윤서진', lines: 1 },
  ...{ answer: '', answeredBy: '', answeredAt: null, version: 0, isOpen: true, isForOthers: false },
}
const row = (month: string, mayAnswer = true) => <FindingRow key={month} {...{ month, finding, mayAnswer }} onDone={() => {}} />
beforeEach(() => sessionStorage.clear())

test('an answer that was not sent is open again, and is told as not sent, in its own month alone', async () => {
  sessionStorage.setItem('maru-office-text:audit-review:2026-06:night~staff:ab', JSON.stringify({ text: '야간 근무표로' }))
  await render(row('2026-06'))
  expect(place.querySelector('textarea')!.value).toBe('야간 근무표로')
  expect(place.textContent).toContain('아직 남기지 않은 내용입니다.')
  await render(row('2026-07'))
  expect(place.querySelector('textarea')).toBeNull()
  await render(row('2026-06', false))
  expect(place.querySelector('textarea')).toBeNull()
})
