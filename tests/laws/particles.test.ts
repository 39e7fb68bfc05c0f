// No particle is fixed behind a word that is only known when it is said: `${name}을` reads wrong for half of all names. What ends the same
// way whatever it is stands below with its reason.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../support/fixtures'
import { sourceFiles } from '../support/source-files'

/** A template's variable with one form of a particle that has two. 이, 가 and 로 begin too many words to be told from them without a space. */
const FIXED = /\$\{([^{}]*(?:\{[^{}]*\}[^{}]*)*)\}(을|를|은|는|과|와|으로)(?=[ `'"])/g
/** Sums end in 원, which is closed. */
const SUM = /^(?:wonWords|won|farWords|returnCostWords)\(/
const CLOSED: readonly string[] = ['을', '은', '과', '으로']

/** Words of a short list that all end alike, by their file and expression. */
const ALIKE: Readonly<Record<string, readonly string[]>> = {
  // 선정, 미선정
  'app/office/content/community/community-desk.tsx': ['state'],
  // 사진, 영상
  'builder/inspector/found-pictures.tsx': ['noun'],
  'builder/inspector/use-picture-uploads.ts': ['noun'],
  // 포인트
  'app/office/store/benefits/benefits-part.tsx': ['pointWords(Math.abs(points))'],
  // … 방문
  'services/places/domain/tell-visitor.ts': ['what'],
  // 줄, 열 번호로 끝나는 ‘…행’
  'services/site/sheets/sheet-notes.ts': ['linesOf(skipped)', 'linesOf(hidden)'],
  'schemas/records/consulting/answer-template-record.ts': ['KNOWN'],
  'schemas/records/catalog/category-attribute.ts': ['TAKEN'],
  // 댓글
  'schemas/api/base/reply-acts.ts': ['noun'],
  // 내용, 목록, 영상
  'schemas/rules/events/game-parts.ts': ["PART_WORDS[part] ?? '게임 내용'"],
  // 번호
  'schemas/rules/store/cash-receipts.ts': ['label'],
  // 휴대전화, 연락처
  'schemas/rules/store/order-form.ts': ['label'],
  // 교환, 반품
  'blocks/store/return-request/view.tsx': ['words'],
}

const found = sourceFiles()
  .filter((file) => /^(app|builder|blocks|lib|renderer|schemas|services)\/.*\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
  .flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(FIXED)].map(([whole, expression = '', particle = '']) => ({
      ...{ file, whole, expression, particle },
    })),
  )
const isRight = ({ file, expression, particle }: (typeof found)[number]): boolean =>
  expression.startsWith('withParticle(') ||
  (SUM.test(expression) && CLOSED.includes(particle)) ||
  (ALIKE[file]?.includes(expression) ?? false)

test('a word that is known only when it is said brings its particle', () => {
  expect(found.length).toBeGreaterThan(10)
  expect(found.filter((one) => !isRight(one)).map(({ file, whole }) => `${file}: ${whole}`)).toEqual([])
})

test('every exception is still one', () => {
  const gone = Object.entries(ALIKE).flatMap(([file, expressions]) =>
    expressions
      .filter((one) => !found.some(({ file: of, expression }) => of === file && expression === one))
      .map((one) => `${file}: ${one}`),
  )
  expect(gone).toEqual([])
})
