// Files as programs and people really make them: what Excel shows of them is what is stored, or they are refused in words.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ImportRow, ImportState } from '@/schemas/api/site/record-sheets'
import { records } from '@/services/db/tables/records'
import { shipCodes } from '@/tests/support/ship-codes'
import { openTestApp, PEOPLE, SITE, type TestApp } from '@/tests/support/test-app'
import { eventually } from '@/tests/support/test-database'
import { numberCell, textCell, workbookOf } from '@/tests/support/workbook-of'
import { readRows } from '@/services/sheets/read-rows'
import { aboutNothing, textOf, type SheetRow } from '@/services/sheets/sheet-message'

const FOLDER = join(import.meta.dirname, '../../../tests/support/sheets')
const file = (name: string): Buffer => readFileSync(join(FOLDER, name))
const admin = { as: PEOPLE.admin }
const MORNING = '2026-06-15T00:30:00.000Z'

describe('what a file shows', () => {
  const read = async (name: string) => {
    const about = aboutNothing()
    const rows: SheetRow[] = []
    for await (const row of readRows(join(FOLDER, name), about)) rows.push(row)
    return { about, words: rows.map(([, cells]) => cells.map(textOf)) }
  }
  const [title, body] = [1, 2]

  test.each([
    ['plain-notices.xlsx', 'A0 기준'],
    ['two-tabs.xlsx', 'D6 첫 탭'],
    ['workbook-part-last.xlsx', 'A4c 통합문서가 맨 뒤'],
    ['late-styles.xlsx', 'A4 늦은 서식'],
    ['tabs-moved.xlsx', 'A2 첫 탭'],
    ['phonetic-guide.xlsx', 'A7 東京 전시'],
    ['headings-in-jamo.xlsx', 'A12b 자모 이름'],
  ])('%s, the same twenty times', async (name, expected) => {
    for (let turn = 0; turn < 20; turn++) {
      const { words } = await read(name)
      expect(words.map((cells) => cells[title])).toEqual(['제목', expected])
      expect(words[1]).toEqual(['guide', expected, '<p>본문입니다.</p>', '2026-06-15 9:30'])
    }
  })

  test('elements with a prefix, and the name of the tab', async () => {
    expect((await read('prefixed-parts.xlsx')).words.at(-1)).toEqual([
      'guide',
      expect.stringContaining('A'),
      '<p>본문입니다.</p>',
      '2026-06-15 9:30',
    ])
    expect((await read('two-tabs.xlsx')).about).toMatchObject({ tab: '올릴 공지', otherTabs: ['지난 공지'] })
  })

  test('a line break that was written by its number is one line break', async () => {
    expect((await read('escaped-line-end.xlsx')).words[1]![body]).toBe('<p>첫 줄\n둘째 줄</p>')
  })

  test('a line for Excel alone is no line, and blanks before a quote are refused by their line', async () => {
    expect((await read('sep-line.csv')).words).toEqual([
      ['분류', '제목', '본문', '게시일'],
      ['guide', 'C3 sep', '<p>본문</p>', '2026-06-15 9:30'],
    ])
    await expect(read('quote-after-space.csv')).rejects.toThrow('CSV의 2번째 줄을 읽을 수 없습니다.')
    await expect(read('html-table.xls')).rejects.toThrow(/웹 페이지\(HTML\)입니다.*\.xlsx.*다시 저장/)
  })
})

describe('through the console', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await openTestApp('postgres')
    await shipCodes(app.open.db)
  })
  afterAll(() => app.drop())

  const tried = async (body: Buffer | string, name: string, type = 'notices', publish = 'N'): Promise<ImportState> => {
    const form = new FormData()
    form.set('type', type)
    form.set('publish', publish)
    form.set('file', new File([typeof body === 'string' ? body : new Uint8Array(body)], name))
    const sent = new Response(form)
    const headers = { 'content-type': sent.headers.get('content-type')!, origin: SITE }
    const answer = await app.raw('/adm/record/importTry', { method: 'POST', body: await sent.arrayBuffer(), headers }, admin)
    const { data } = (await answer.json()) as { data: { item: ImportState } }
    return ended(data.item.job, type)
  }
  const ended = (job: string, type: string): Promise<ImportState> =>
    eventually(async () => {
      const { data } = await app.get(`/adm/record/importProgress?type=${type}&job=${job}`, admin)
      const state = data.item as unknown as ImportState
      expect(['tried', 'done', 'failed']).toContain(state.phase)
      return state
    })
  const imported = async (state: ImportState, type = 'notices'): Promise<void> => {
    expect(state.faults).toEqual([])
    await app.post('/adm/record/importRun', { type, job: state.job }, admin)
    expect(await ended(state.job, type)).toMatchObject({ phase: 'done' })
  }
  const draftOf = async (name: string) => (await app.open.db.select().from(records).where(eq(records.name, name)))[0]!.draft
  const rowsOf = async ({ job }: ImportState, type = 'notices') =>
    (await app.get(`/adm/record/importRows?type=${type}&job=${job}&page=1`, admin)).data.items as unknown as ImportRow[]
  const create = async (type: string, values: object): Promise<string> => {
    const { status, data } = await app.post('/adm/record/create', { type, values }, admin)
    expect(status).toBe(200)
    return String(data.item['id'])
  }

  test.each([
    ['plain-notices.xlsx', 'A0 기준'],
    ['two-tabs.xlsx', 'D6 첫 탭'],
    ['tabs-moved.xlsx', 'A2 첫 탭'],
    ['late-styles.xlsx', 'A4 늦은 서식'],
    ['workbook-part-last.xlsx', 'A4c 통합문서가 맨 뒤'],
    ['sep-line.csv', 'C3 sep'],
  ])('%s becomes one notice of that morning in Seoul', async (name, title) => {
    const state = await tried(file(name), name)
    expect(state).toMatchObject({ created: 1, rows: 1 })
    await imported(state)
    expect(await draftOf(title)).toMatchObject({ category: 'guide', postedAt: MORNING })
  })

  test('the trial says which tab it has read', async () => {
    const { notes } = await tried(file('two-tabs.xlsx'), 'a.xlsx')
    expect(notes).toEqual(['‘올릴 공지’ 탭을 읽었습니다. 다른 탭(‘지난 공지’)은 읽지 않습니다.'])
  })

  test('noughts that a format shows stay in codes and numbers of products, and are none of a number', async () => {
    await imported(await tried(file('leading-zeros-codes.xlsx'), 'a.xlsx', 'codes'), 'codes')
    expect(await draftOf('앞자리 0 코드')).toMatchObject({ codeGroupValue: 'badge', code: '007', orderNo: 900 })
    const products = await tried(file('leading-zeros-products.xlsx'), 'a.xlsx', 'products')
    expect(products.faults).toEqual([])
    await imported(products, 'products')
    const [product] = await app.open.db.select().from(records).where(eq(records.type, 'products'))
    expect(product!.draft).toMatchObject({ zinPrdNo: '00123' })
  })

  test('words are taken for codes, paths for records, and areas and days as people type them', async () => {
    const tone = { label: '색감', code: 'tone', values: [{ label: '밝은 색', code: 'T1' }] }
    const floor = await create('categories', { cateName: '바닥재' })
    const wall = await create('categories', { cateName: '벽지', attributes: [tone] })
    const [below] = [await create('categories', { cateName: '실크', superCateId: wall })]
    await create('categories', { cateName: '실크', superCateId: floor })
    const head = '제품 이름,제품 번호,카테고리,가격 단위,한 포장의 면적,표시,출시일,찾기 조건'
    const sheet = `${head}\n새 벽지,W-1,벽지 > 실크,1세트,1.62㎡,신상품,2026년 6월 15일,색감: 밝은 색\n다른 벽지,W-2,${below},1짝,1.1×3,,20260616,밝은 색`
    const state = await tried(sheet, 'a.csv', 'products')
    expect(await rowsOf(state, 'products')).toMatchObject([
      { line: 2, name: '새 벽지', isNew: true, cells: expect.arrayContaining([{ field: '카테고리', before: '', after: '실크' }]) },
      { line: 3, name: '다른 벽지' },
    ])
    await imported(state, 'products')
    expect(await draftOf('새 벽지')).toMatchObject({
      cateId: below,
      priceUnit: '1세트',
      packArea: 1.62,
      badges: ['NEW'],
      attributes: ['tone:T1'],
      releasedAt: '2026-06-14T15:00:00.000Z',
    })
    expect(await draftOf('다른 벽지')).toMatchObject({ cateId: below, priceUnit: '1짝', packArea: 3.3, attributes: ['tone:T1'] })
    const wrong = await tried(`${head}\n가,W-3,실크,1세트,1.62평,없는 표시,오전 9:30,어두운 색`, 'a.csv', 'products')
    expect(wrong.faults.map(({ cell, message }) => `${cell} ${message}`)).toEqual([
      expect.stringMatching(/^C2 카테고리: ‘실크’ 이름이 2개 있습니다\. ‘(바닥재|벽지) > 실크’/),
      'E2 한 포장의 면적(㎡)은 숫자로 입력해 주세요(입력된 값: ‘1.62평’).',
      expect.stringMatching(/^F2 표시는 ‘.*가운데에서 입력해 주세요\(입력된 값: ‘없는 표시’\)\.$/),
      expect.stringMatching(/^G2 날짜 없이 시각만 적혀 있습니다\./),
      'H2 찾기 조건은 카테고리를 먼저 입력해야 읽을 수 있습니다(입력된 값: ‘어두운 색’).',
    ])
  })

  test('a trial shows each changed line before and after, in words', async () => {
    const id = await create('notices', { category: 'guide', title: '겨울 안내', contents: '<p>문을 닫습니다.</p>' })
    const state = await tried(`번호,분류,제목\n${id},약관·정책,봄 안내\n,guide,새 안내`, 'a.csv')
    const [changed, created] = await rowsOf(state)
    expect(changed).toEqual({
      line: 2,
      name: '봄 안내',
      isNew: false,
      cells: [
        { field: '분류', before: '안내', after: '약관·정책' },
        { field: '제목', before: '겨울 안내', after: '봄 안내' },
      ],
    })
    expect(created).toMatchObject({ line: 3, name: '새 안내', isNew: true })
  })
  test('hidden lines, lines above the names and pictures are said; columns without a name are refused', async () => {
    const rows = [
      `<row r="1">${textCell('A1', '2026년 공지 모음')}</row>`,
      `<row r="2">${textCell('A2', '분류')}${textCell('B2', '제목')}</row>`,
      `<row r="3">${textCell('A3', 'guide')}${textCell('B3', '보이는 줄')}</row>`,
      `<row r="4" hidden="1">${textCell('A4', 'guide')}${textCell('B4', '숨긴 줄')}</row>`,
    ].join('')
    const state = await tried(workbookOf({ rows, after: '<drawing r:id="rId9"/>' }), 'a.xlsx')
    expect(state).toMatchObject({ rows: 1, created: 1, faults: [] })
    expect(state.notes).toEqual([
      '‘시트’ 탭을 읽었습니다.',
      '항목 이름보다 위에 있는 줄 1개(1번째)는 읽지 않습니다.',
      expect.stringContaining('숨긴 줄 1개(4번째)는 읽지 않습니다.'),
      expect.stringContaining('그림과 도형은 가져오지 않습니다.'),
      '초안으로는 저장되지만 게시하려면 고쳐야 합니다. 3번째 줄: 게시일을 입력해 주세요.',
    ])
    const nameless = await tried('분류,제목,\nguide,가,잊은 말\n없는 분류,나,\n', 'a.csv')
    expect(nameless.faults.map(({ cell }) => cell)).toEqual(['C2', 'A3'])
  })

  test('numbers are read as they are shown: what is rounded, hidden or became a day is refused where it stands', async () => {
    const formats = ['#,##0"원"', '0.0', 'mm"월" dd"일"', 'yyyy-mm-dd', 'h:mm']
    const heads = ['제품 이름', '제품 번호', '가격 단위', '한 포장의 면적(㎡)', '출시일']
    const row = (line: number, cells: readonly string[]): string => `<row r="${line}">${cells.join('')}</row>`
    const rows = [
      row(
        1,
        heads.map((head, at) => textCell(`${'ABCDE'[at]!}1`, head)),
      ),
      row(2, [
        textCell('A2', '좋은 줄'),
        numberCell('B2', 123456789012),
        numberCell('C2', 12900, 1),
        numberCell('D2', 1.5, 2),
        numberCell('E2', 46188, 4),
      ]),
      row(3, [textCell('A3', '나쁜 줄'), numberCell('B3', 0.395833333333333, 5), numberCell('D3', 46054, 3), numberCell('E3', 46188.4, 4)]),
      row(4, [textCell('A4', '깎인 줄'), textCell('B4', 'W-4'), numberCell('D4', 1.62, 2), numberCell('E4', 46188, 4)]),
    ].join('')
    const state = await tried(workbookOf({ rows, formats }), 'a.xlsx', 'products')
    expect(state.faults.map(({ cell, message }) => `${cell} ${message}`)).toEqual([
      'D3 날짜로 바뀐 칸입니다(‘02월 01일’). 표시 형식을 ‘숫자’로 바꾸고 다시 입력해 주세요.',
      'E3 ‘2026-06-15’로 보이지만 시각 09:36이 함께 들어 있습니다. 시각을 지우거나 보이게 해 주세요.',
      'D4 ‘1.6’로 보이지만 들어 있는 값은 1.62입니다. 표시 형식을 ‘일반’으로 바꾸고 보일 값을 입력해 주세요.',
    ])
    expect(await rowsOf(state, 'products')).toMatchObject([
      {
        name: '좋은 줄',
        cells: [
          { field: '제품 이름', after: '좋은 줄' },
          { field: '제품 번호', after: '123456789012' },
          { field: '가격 단위', after: '12,900원' },
          { field: '한 포장의 면적(㎡)', after: '1.5' },
          { field: '출시일', after: '2026-06-15 00:00' },
        ],
      },
    ])
  })
})
