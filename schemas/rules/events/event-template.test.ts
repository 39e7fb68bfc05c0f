import { expect, test } from 'vitest'
import { EVENT_TEMPLATES, offersApply, templateOf } from './event-template'

test('S-EVT-10: EVENT_TYPE chooses the template, and any other value has the default one', () => {
  expect(templateOf('tvc3')).toBe('tvc3')
  for (const other of ['xyz', '', 'TVC3', 'toString']) expect(templateOf(other)).toBe('default')
  for (const code of EVENT_TEMPLATES) expect(templateOf(code)).toBe(code)
})

test('S-EVT-11: N hides the apply button, Y shows it', () => {
  expect(offersApply({ APPLY_BTN_YN: 'N' })).toBe(false)
  expect(offersApply({ APPLY_BTN_YN: 'Y' })).toBe(true)
})
