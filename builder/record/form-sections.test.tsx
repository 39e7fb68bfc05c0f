// @vitest-environment happy-dom
import { act } from 'react'
import { expect, test } from 'vitest'
import { FieldList } from '../inspector/field-list'
import { SaveLine } from '../save/save-status'
import { noticeRecord } from '@/schemas/records/content/notice-record'
import { requiredFields } from '@/schemas/records/required-fields'
import { reactPlace } from '@/tests/support/react-place'
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
