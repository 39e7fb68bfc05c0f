// Every action of the audit log reads in Korean on its screen.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { AUDIT_ACTIONS, auditWords } from '@/schemas/rules/base/audit-words'
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
  expect([...new Set(written)].filter((action) => /[a-z]/i.test(auditWords(action)))).toEqual([])
})

test('every action that the filter offers is recorded somewhere', () => {
  expect(AUDIT_ACTIONS.filter((action) => !written.includes(action))).toEqual([])
})

test('an area that names its own records reads in words as well, and an unknown action as it is stored', () => {
  expect(auditWords('pages.publish')).toBe('페이지 게시')
  expect(auditWords('constructor.toString')).toBe('constructor.toString')
})
