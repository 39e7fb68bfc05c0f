// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { STAGE_WORDS, STAGES, type Stage } from '@/schemas/rules/consulting/stages'
import { reactPlace } from '@/tests/support/react-place'
import { Timeline } from './timeline'

const { place, render } = reactPlace()
const stagesAt = (present: Stage) =>
  STAGES.map((stage, at) => ({
    stage,
    stageName: STAGE_WORDS[stage],
    state: (['done', 'now', 'next'] as const)[1 + Math.sign(at - STAGES.indexOf(present))]!,
    ...{ startDT: '', endDT: '', address: '', range: '', documents: [], before: [], after: [] },
    staff: { name: '', duty: '', phoneNumber: '' },
  }))

test('a request that was just made promises no end and no repair', async () => {
  await render(<Timeline stages={stagesAt('discussion')} />)
  expect([...place.querySelectorAll('li p:first-child')].map(({ textContent }) => textContent)).toEqual([
    '상담 접수',
    '실측 예정',
    '견적 예정',
    '계약 예정',
    '시공 예정',
    '완료 시공 뒤',
    'A/S 필요하실 때',
  ])
})

test.each([
  ['construct', '시공 진행 중'],
  ['complete', '완료 마침'],
  ['as', 'A/S 진행 중'],
] as const)('S-CONS-1: the present stage %s says %s, and is the marked one', async (present, words) => {
  await render(<Timeline stages={stagesAt(present)} />)
  expect(place.querySelectorAll('[aria-current="step"]')).toHaveLength(1)
  expect(place.querySelector('[aria-current="step"] p')!.textContent).toBe(words)
})
