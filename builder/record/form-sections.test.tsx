// @vitest-environment happy-dom
import { act } from 'react'
import { expect, test } from 'vitest'
import { FieldList } from '../inspector/field-list'
import { RecordPathContext } from '../inspector/slug-input'
import { SaveLine } from '../save/save-status'
import { noticeRecord } from '@/schemas/records/content/notice-record'
import { requiredFields } from '@/schemas/records/required-fields'
import { reactPlace } from '@/tests/support/react-place'
import { typeInto } from '@/tests/support/type-into'
import { draftTarget, FormDraft } from './form-draft'
import { FormSection, FormSections } from './form-sections'

const { place, render } = reactPlace()

test('the fields that a publication asks for say so before anybody publishes', async () => {
  const draft = new FormDraft<object>({ title: '', contents: '' })
  await render(
    <FormSections
      label="공지사항 내용"
      draft={draft}
      target={{ ...draftTarget(draft, false), mayBeUnfinished: true }}
      required={requiredFields(noticeRecord)}
    >
      <FormSection title="공지">
        <FieldList pointer="" schema={noticeRecord.form} names={['title', 'pinned']} />
      </FormSection>
    </FormSections>,
  )
  const marks = [...place.querySelectorAll('[data-field]')].map((field) => [
    field.getAttribute('data-field'),
    field.textContent?.includes('필수'),
    field.querySelector('[aria-required]') !== null,
  ])
  expect(marks).toEqual([
    ['/title', true, true],
    ['/pinned', false, false],
  ])
  expect(place.querySelectorAll('[aria-invalid]')).toHaveLength(0)
  await act(async () => draft.refuse([{ pointer: '/title', message: '제목을 입력해 주세요.' }]))
  expect(place.querySelector('[data-field="/title"]')!.textContent).toContain('제목을 입력해 주세요.')
})

test('a tick says that something is stored, and only then', async () => {
  const line = (savedAt: number) => <SaveLine state="saved" savedAt={savedAt} message="" hasWork={false} onRetry={() => undefined} />
  await render(line(0))
  expect([place.textContent, place.querySelector('.text-success')]).toEqual(['아직 저장하지 않음', null])
  await render(line(Date.parse('2026-11-27T01:02:00Z')))
  expect([place.textContent, place.querySelector('.text-success') !== null]).toEqual(['10:02에 저장됨', true])
})

test('words of an address are kept as they stand, with hyphens for spaces; letters that may not stand there are named', async () => {
  const draft = new FormDraft<Record<string, unknown>>({ title: '공지', slug: '옛-이름' })
  await render(
    <RecordPathContext value="/cs/notice/detail/12">
      <FormSections label="공지사항 내용" draft={draft} target={{ ...draftTarget(draft, false), mayBeUnfinished: true }}>
        <FieldList pointer="" schema={noticeRecord.form} names={['slug']} />
      </FormSections>
    </RecordPathContext>,
  )
  const write = (text: string) => act(async () => typeInto(place.querySelector('input')!, text))
  await write('겨울 배송')
  expect([draft.form['slug'], place.textContent!.includes('/cs/notice/detail/겨울-배송')]).toEqual(['겨울-배송', true])
  await write('겨울 배송 / 안내!!')
  expect(draft.form['slug']).toBe('겨울-배송-/-안내!!')
  expect(place.textContent).toContain('‘/’, ‘!’ 글자는 쓸 수 없습니다.')
  await write('12')
  expect(place.textContent).toContain('숫자만으로는 다른 기록의 번호와 구별되지 않습니다.')
})

test('letters in a number field stay there with the reason, and the form knows that they stand', async () => {
  const draft = new FormDraft<Record<string, unknown>>({ price: 1_000 })
  const schema = { type: 'object', properties: { price: { type: 'integer', title: '값', minimum: 0 } } }
  await render(
    <FormSections label="상품 내용" draft={draft} target={draftTarget(draft, false)}>
      <FieldList pointer="" schema={schema} />
    </FormSections>,
  )
  const field = () => place.querySelector('input')!
  await act(async () => typeInto(field(), '만 원'))
  await act(async () => field().dispatchEvent(new FocusEvent('focusout', { bubbles: true })))
  expect([field().value, draft.form['price']]).toEqual(['만 원', 1_000])
  expect(draft.standing).toMatchObject([{ pointer: '/price', message: '값은 정수 형식이어야 합니다.' }])
  await act(async () => typeInto(field(), '12,000'))
  expect([draft.standing, draft.form['price']]).toEqual([[], 12_000])
})
