// Every action of the audit log reads in Korean on its screen.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { AUDIT_ACTIONS, auditWords } from '@/schemas/rules/base/audit-words'
import { EventForm } from '@/schemas/rules/events/event-form'
import { detailsInWords } from '@/services/site/audits/details-in-words'
import { nameTarget, targetKind } from '@/services/targets/target-kind'
import '@/services/areas'
import { root } from '../support/fixtures'
import { sourceFiles } from '../support/source-files'

/** The first argument of `ctx.audit(…)`, or the action of a line that a command inserts. */
const RECORDED = /(?:\.audit\(\s*([^,]+),|\b(?:action:|ACTION =) ('[^']+'))/g
const ACTION = /'([a-z][\w-]*\.[a-zA-Z]+)'/g

const written = sourceFiles()
  .filter((file) => /^(services|scripts|app)\//.test(file) && !/\.test\.|-for-tests\./.test(file))
  .flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(RECORDED)].flatMap(([, call = '', line = '']) =>
      [...`${call}${line}`.matchAll(ACTION)].map(([, action]) => action!),
    ),
  )

test('every action that the code records has Korean words', () => {
  expect(written.length).toBeGreaterThan(35)
  expect(
    [...new Set(written)].filter((action) => /[a-z]/i.test(auditWords(action))),
    'actions without words: add a line to WORDS of schemas/rules/base/audit-words.ts',
  ).toEqual([])
})

test('every action that the filter offers is recorded somewhere', () => {
  expect(AUDIT_ACTIONS.filter((action) => !written.includes(action))).toEqual([])
})

test('an area that names its own records reads in words as well, and an unknown action as it is stored', () => {
  expect(auditWords('pages.publish')).toBe('페이지 게시')
  expect(auditWords('constructor.toString')).toBe('constructor.toString')
})

const audited = sourceFiles()
  .filter((file) => file.startsWith('services/') && !/\.test\.|-for-tests\./.test(file))
  .map((file) => readFileSync(join(root, file), 'utf8'))
  .filter((text) => /\.audit\(|Target = |auditName = /.test(text))
/** What stands before the number of a target, `order:${…}`, and targets that are one word. */
const prefixes = [
  ...new Set(
    audited.flatMap((text) =>
      [...text.matchAll(/(?:\.audit\([^`(]*|Target = [^`]*|auditName = [^`]*)`([a-z-]+):\$/g)].map(([, noun]) => noun!),
    ),
  ),
]
/** A list or record of a type. */
const LOOKED_UP = ['record', 'list']
const named = (target: string, isSeen: boolean) => {
  const known = targetKind(target)
  return known && nameTarget(known, () => isSeen)
}

test('every thing that an act is recorded of has Korean words, and its number behind them', () => {
  expect(prefixes.length).toBeGreaterThan(9)
  const bare = prefixes.filter((noun) => !LOOKED_UP.includes(noun) && !/^[가-힣]/.test(named(`${noun}:10000`, true)?.words ?? noun))
  expect(bare, 'targets without words: add them to `names` of services/<area>/area.ts (services/<area>/domain/…-names.ts)').toEqual([])
  expect(named('order:261126-NKNA7', true)).toEqual({ words: '주문 261126-NKNA7', path: '/ice_builder/orders/261126-NKNA7' })
  expect(named('order:261126-NKNA7', false)).toEqual({ words: '주문 261126-NKNA7', path: '' })
})

test.each([
  [
    'order.move',
    { from: 'paid', to: 'preparing', reason: '재고를 확인했습니다.' },
    '사유 재고를 확인했습니다. | 이전 결제 완료 | 이후 상품 준비 중',
  ],
  ['order.ship', { carrier: 'own', trackingNo: 'R20260601' }, '택배사 직접 배송·설치 | 송장 번호 R20260601'],
  ['order.give', { amount: 5_000, reason: '상자가 찌그러졌습니다' }, '사유 상자가 찌그러졌습니다 | 금액 5,000원'],
  [
    'refund.ask',
    { act: 'give', amount: 3_000_000, reason: '늦게 보냈습니다' },
    '사유 늦게 보냈습니다 | 하는 일 금액 돌려드리기 | 금액 3,000,000원',
  ],
  [
    'return.create',
    { orderId: '261126-A', kind: 'refund', fee: 3_000, reason: '전화' },
    '사유 전화 | 주문 261126-A | 뺀 금액 3,000원 | 종류 반품',
  ],
  ['benefit.points', { points: -500, reason: '잘못 드렸습니다' }, '사유 잘못 드렸습니다 | 포인트 -500'],
  ['media.replace', { name: '거실.webp', bytes: 99_885 }, '이름 거실.webp | 용량 98KB'],
  ['recruit.decide', { decision: 'chosen', reason: '글이 좋습니다' }, '사유 글이 좋습니다 | 결정 선정'],
  ['visit.move', { from: '2026-06-01T01:00:00.000Z', to: '2026-06-02T01:00:00.000Z' }, '이전 2026.06.01 10:00 | 이후 2026.06.02 10:00'],
] as const)('the details of %s are in words', (action, detail, words) => {
  const told = detailsInWords(action, detail).map(({ words: name, value }) => `${name} ${value}`)
  expect(told.join(' | ')).toBe(words)
})

test('every part of an event that was changed is named as its form names it', () => {
  const changed = Object.keys(EventForm.properties)
  const [told] = detailsInWords('event.save', { changed })
  expect(told!.value).toContain('이벤트 이름')
  expect(told!.value.split(', ').filter((one) => /^[a-zA-Z]+$/.test(one))).toEqual([])
})
