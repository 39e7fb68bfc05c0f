// @vitest-environment happy-dom
import { act } from 'react'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { setCaller, fetchCall, type Caller } from '@/schemas/api/base/call'
import type { ImportRow, ImportState } from '@/schemas/api/site/record-sheets'
import { noticeRecord } from '@/schemas/records/content/notice-record'
import { reactPlace } from '@/tests/support/react-place'
import { ImportDialog } from './import-dialog'

const { render } = reactPlace()
const TRIED: ImportState = {
  job: '0'.repeat(36),
  phase: 'tried',
  fileName: 'a.csv',
  isPublishing: false,
  done: 3,
  rows: 3,
  created: 2,
  changed: 1,
  unchanged: 0,
  faultCount: 0,
  faults: [],
  notes: [],
  message: '',
  batch: '',
}
let answers: Record<string, ImportState | { done: number; refused: [] }>
let rows: ImportRow[] = []
const asked = vi.fn()
setCaller((async ({ id }: { id: string }, input: object) => {
  asked(id, input)
  return { item: answers[id], items: rows }
}) as unknown as Caller)
afterAll(() => setCaller(fetchCall))
beforeEach(() => asked.mockClear())

const onChanged = vi.fn()
const dialog = () => document.querySelector('[role=dialog]')!
const words = () => dialog().textContent
const press = (name: string) =>
  act(async () => [...dialog().querySelectorAll('button')].find((button) => button.textContent === name)!.click())

async function choose(): Promise<void> {
  await render(<ImportDialog type={noticeRecord} canPublish onChanged={onChanged} onClose={() => undefined} />)
  const input = dialog().querySelector<HTMLInputElement>('input[type=file]')!
  Object.defineProperty(input, 'files', { value: [new File(['x'], 'a.csv')] })
  await act(async () => void input.dispatchEvent(new Event('change', { bubbles: true })))
  await act(
    async () =>
      void dialog()
        .querySelector('form')!
        .dispatchEvent(new Event('submit', { bubbles: true, cancelable: true })),
  )
}

test('a trial with faults names each cell beside what the other lines change, and offers nothing to write', async () => {
  const fault = { cell: 'B12', field: '제목', message: '제목을 입력해 주세요.' }
  answers = { 'record.importTry': { ...TRIED, job: '1'.repeat(36), faultCount: 3, faults: [fault] } }
  rows = [{ line: 3, name: '봄 안내', isNew: false, cells: [{ field: '제목', before: '겨울 안내', after: '봄 안내' }] }]
  await choose()
  expect(asked).toHaveBeenCalledWith('record.importTry', expect.objectContaining({ type: 'notices', publish: 'N' }))
  expect(words()).toContain('고칠 곳이 3군데 있습니다')
  expect([...dialog().querySelectorAll('[aria-label="고칠 곳"] td')].map((cell) => cell.textContent)).toEqual([
    'B12',
    '제목',
    '제목을 입력해 주세요.',
  ])
  // The other lines are there to be looked at.
  expect(dialog().querySelector('[aria-label="미리 보기"] tbody')!.textContent).toBe('3고치기: 봄 안내제목겨울 안내 → 봄 안내')
  expect(words()).toContain('그 밖에 2군데')
  expect(words()).not.toContain('개 가져오기')
})

test('a trial without faults says what it would do; it is written, and can be undone', async () => {
  answers = {
    'record.importTry': { ...TRIED, notes: ['‘공지’ 탭을 읽었습니다.'] },
    'record.importRun': { ...TRIED, phase: 'done', batch: 'b' },
    'record.undo': { done: 3, refused: [] },
  }
  rows = [
    { line: 2, name: '새 안내', isNew: true, cells: [{ field: '분류', before: '', after: '이용 안내' }] },
    { line: 3, name: '봄 안내', isNew: false, cells: [{ field: '제목', before: '겨울 안내', after: '봄 안내' }] },
  ]
  await choose()
  expect(words()).toContain('새로 만들기 2개, 고치기 1개, 그대로 0개')
  expect(words()).toContain('‘공지’ 탭을 읽었습니다.')
  expect(asked).toHaveBeenCalledWith('record.importRows', { type: 'notices', job: TRIED.job, page: 1 })
  expect([...dialog().querySelectorAll('tbody tr')].map((row) => row.textContent)).toEqual([
    '2새로 만들기: 새 안내분류이용 안내',
    '3고치기: 봄 안내제목겨울 안내 → 봄 안내',
  ])
  await press('3개 가져오기')
  expect(words()).toContain('가져왔습니다')
  await press('되돌리기')
  expect(asked).toHaveBeenLastCalledWith('record.undo', { type: 'notices', batch: 'b' })
  expect(words()).toContain('3개를 되돌렸습니다.')
  expect(onChanged).toHaveBeenCalled()
})

test('while it goes on, the progress is shown and the dialog only stops it', async () => {
  answers = {
    'record.importTry': { ...TRIED, phase: 'checking', done: 1 },
    'record.importCancel': { ...TRIED, phase: 'cancelled', message: '취소했습니다.' },
  }
  await choose()
  expect(words()).toContain('내용을 확인하고 있습니다 (1 / 3줄)')
  expect(dialog().querySelector('progress')!.value).toBe(1)
  await press('멈추기')
  expect(words()).toContain('취소했습니다.')
})
