// Spreadsheets through the pipeline: what is exported is read back unchanged, a trial names each wrong cell and writes nothing, an import
// is all or nothing, and files that were made to hurt are refused with a sentence in bounded time and memory.
import { PassThrough } from 'node:stream'
import exceljs from 'exceljs'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import iconv from 'iconv-lite'
import { and, eq, like, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ImportState } from '@/schemas/api/site/record-sheets'
import { audits } from '@/services/db/tables/base'
import { recordChanges, records } from '@/services/db/tables/records'
import { shipCodes } from '@/tests/support/ship-codes'
import { openTestApp, PEOPLE, SITE, type TestApp } from '@/tests/support/test-app'
import { ONE_DATABASE, eventually } from '@/tests/support/test-database'
import { takeBackLost } from './take-back'

const admin = { as: PEOPLE.admin }
const HEAD = '분류,제목,본문,목록 맨 위에 고정,게시일'
const LINE = 'guide,휴무 안내,<p>쉽니다.</p>,아니요,2026-06-01 09:00'

describe.each(ONE_DATABASE)('on %s', (kind) => {
  let app: TestApp
  beforeAll(async () => {
    app = await openTestApp(kind)
    await shipCodes(app.open.db)
  })
  afterAll(() => app.drop())

  const upload = async (body: string | Buffer, { name = 'a.csv', publish = 'N', type = 'notices' } = {}) => {
    const form = new FormData()
    form.set('type', type)
    form.set('publish', publish)
    form.set('file', new File([typeof body === 'string' ? body : new Uint8Array(body)], name))
    const sent = new Response(form)
    const headers = { 'content-type': sent.headers.get('content-type')!, origin: SITE }
    return app.raw('/adm/record/importTry', { method: 'POST', body: await sent.arrayBuffer(), headers }, admin)
  }
  const ended = (job: string, type = 'notices'): Promise<ImportState> =>
    eventually(async () => {
      const { data } = await app.get(`/adm/record/importProgress?type=${type}&job=${job}`, admin)
      const state = data.item as unknown as ImportState
      expect(['tried', 'done', 'failed', 'cancelled']).toContain(state.phase)
      return state
    })
  const tried = async (...given: Parameters<typeof upload>): Promise<ImportState> => {
    const { data } = (await (await upload(...given)).json()) as { data: { item: ImportState } }
    return ended(data.item.job, given[1]?.type)
  }
  const imported = async (job: string, type = 'notices'): Promise<ImportState> => {
    const { status } = await app.post('/adm/record/importRun', { type, job }, admin)
    expect(status).toBe(200)
    return ended(job, type)
  }
  const exported = async (format: 'csv' | 'xlsx', more: object = {}): Promise<Buffer> => {
    const init = {
      method: 'POST',
      headers: { origin: SITE, 'content-type': 'application/json' },
      body: JSON.stringify({ type: 'notices', format, ...more }),
    }
    const response = await app.raw('/adm/record/export', init, admin)
    expect(response.status).toBe(200)
    return Buffer.from(await response.arrayBuffer())
  }
  const count = async (): Promise<number> => (await app.open.db.select({ id: records.id }).from(records)).length
  const wrong = async (body: string | Buffer, name?: string): Promise<string[]> => {
    const state = await tried(body, name ? { name } : {})
    return state.faults.map(({ cell, message }) => `${cell}: ${message}`)
  }

  test('a sheet is tried, written at once and undone together', async () => {
    const state = await tried(`${HEAD}\r\n${LINE}\r\npolicy,약관 개정,,예,2026. 6. 2\r\n`, { publish: 'Y' })
    expect(state).toMatchObject({ phase: 'tried', rows: 2, created: 2, changed: 0, unchanged: 0, faultCount: 0 })
    expect(await count()).toBe(0)
    const done = await imported(state.job)
    expect(done).toMatchObject({ phase: 'done', message: '' })
    const rows = await app.open.db.select().from(records)
    expect(rows.map(({ name, state: is }) => [name, is]).sort()).toEqual([
      ['약관 개정', 'live'],
      ['휴무 안내', 'live'],
    ])
    expect(rows.find(({ name }) => name === '휴무 안내')!.draft).toMatchObject({ pinned: false, postedAt: '2026-06-01T00:00:00.000Z' })
    expect((await app.get('/svc/noticeSvcApi/svcList')).data.totalCount).toBe(2)
    const [line] = await app.open.db.select().from(audits).where(eq(audits.action, 'record.importRun'))
    expect(line).toMatchObject({ actor: 'staff:admin', detail: { created: 2 } })
    const undone = (await app.post('/adm/record/undo', { type: 'notices', batch: done.batch }, admin)).data.item
    expect(undone).toMatchObject({ done: 2, refused: [] })
    expect((await app.get('/svc/noticeSvcApi/svcList')).data.totalCount).toBe(0)
  })

  test('what is exported is unchanged when it comes back; a changed cell is one change, and what somebody changed meanwhile is refused', async () => {
    const before = await tried(`${HEAD}\n${LINE}\nguide,"'=1+1 로 시작",<p>둘</p>,예,2026-06-03 10:00\nguide,'=표,,예,\n`)
    await imported(before.job)
    for (const format of ['csv', 'xlsx'] as const) {
      const file = await exported(format)
      const state = await tried(file, { name: `a.${format}` })
      expect(state).toMatchObject({ phase: 'tried', created: 0, changed: 0, faultCount: 0, faults: [] })
      expect(state.unchanged).toBeGreaterThanOrEqual(3)
    }
    const text = (await exported('csv', { search: '휴무' })).toString()
    expect(text.startsWith('\uFEFF번호,저장 번호,상태,분류,제목')).toBe(true)
    const changing = await tried(text.replace('쉽니다', '하루 쉽니다'))
    expect(changing).toMatchObject({ changed: 1, created: 0, faultCount: 0 })
    const [row] = await app.open.db.select().from(records).where(eq(records.name, '휴무 안내')).orderBy(records.id).limit(1)
    const [found] = (await app.get(`/adm/record/browse?type=notices&search=${encodeURIComponent('휴무')}`, admin)).data.items
    const values = { ...row!.draft, title: '휴무 안내 고침' }
    await app.post('/adm/record/save', { type: 'notices', id: found!['id'], version: found!['version'], values }, admin)
    expect(await imported(changing.job)).toMatchObject({
      phase: 'failed',
      message: expect.stringContaining('확인한 뒤에 ‘휴무 안내 고침’이 고쳐졌습니다.'),
    })
    expect((await tried(text.replace('쉽니다', '하루 쉽니다'))).faults).toMatchObject([
      { cell: 'B3', message: expect.stringMatching(/‘휴무 안내 고침’이 고쳐졌습니다\(관리자, \d{4}\.\d\d\.\d\d \d\d:\d\d\)/) },
    ])
    const [audit] = await app.open.db
      .select()
      .from(audits)
      .where(and(eq(audits.action, 'record.export'), eq(audits.target, 'record:notices')))
    expect(audit).toMatchObject({ actor: 'staff:admin', detail: { format: 'csv' } })
  })

  test('an import lets others have their turn, and is taken back whole when a later line cannot be written', async () => {
    const lines = Array.from({ length: 2_500 }, (_, at) => LINE.replace('휴무 안내', `차례 ${at}`))
    const isNamed = like(records.name, '차례 %')
    const written = async (): Promise<number> => app.open.db.$count(records, isNamed)
    const state = await tried([HEAD, ...lines].join('\n'), { publish: 'Y' })
    expect(state).toMatchObject({ phase: 'tried', created: 2_500 })
    await app.post('/adm/record/importRun', { type: 'notices', job: state.job }, admin)
    const waits: number[] = []
    for (let phase = 'writing'; phase === 'writing';) {
      const from = performance.now()
      const { status } = await app.get('/adm/record/browse?type=notices', admin)
      waits.push(performance.now() - from)
      expect(status).toBe(200)
      const { data } = await app.get(`/adm/record/importProgress?type=notices&job=${state.job}`, admin)
      phase = String(data.item['phase'])
    }
    expect((await ended(state.job)).phase).toBe('done')
    expect(waits.length).toBeGreaterThanOrEqual(3)
    expect(await written()).toBe(2_500)
    expect((await app.get('/svc/noticeSvcApi/svcList')).data.totalCount).toBeGreaterThanOrEqual(2_500)

    // The last line becomes unwritable between the trial and the writing: the row that it would be is there already.
    const before = await app.open.db.$count(records)
    const visible = (await app.get('/svc/noticeSvcApi/svcList')).data.totalCount
    const again = await tried([HEAD, ...lines].join('\n').replaceAll('차례', '또 차례'), { publish: 'Y' })
    await app.open.db.execute(
      sql.raw(`create function refuse_last() returns trigger language plpgsql as $$ begin
        if new.name = '또 차례 2499' then raise exception 'refused by the test'; end if; return new; end $$`),
    )
    await app.open.db.execute(sql.raw('create trigger refuse_last before insert on record for each row execute function refuse_last()'))
    expect(await imported(again.job)).toMatchObject({ phase: 'failed', batch: '', message: expect.stringContaining('아무것도 바뀌지') })
    await app.open.db.execute(sql.raw('drop trigger refuse_last on record'))
    expect(await app.open.db.$count(records)).toBe(before)
    expect((await app.get('/svc/noticeSvcApi/svcList')).data.totalCount).toBe(visible)
    expect(await app.open.db.$count(recordChanges, like(sql`${recordChanges.values}->>'title'`, '또 차례 %'))).toBe(0)
  }, 120_000)

  test('what a process that ended had written of an import is taken back at the next start', async () => {
    const own = await tried(`${HEAD}\n${LINE.replace('휴무 안내', '남은 반쪽')}`, { publish: 'Y' })
    const { batch } = await imported(own.job)
    const path = join(app.place.dataDir, 'imports', own.job, 'state.json')
    const noted = JSON.parse(readFileSync(path, 'utf8')) as object
    writeFileSync(path, JSON.stringify({ ...noted, phase: 'writing', batch, isPartlyWritten: true }))
    await takeBackLost(app.open)
    expect(await app.open.db.$count(records, eq(records.name, '남은 반쪽'))).toBe(0)
    expect(await ended(own.job)).toMatchObject({ phase: 'failed', batch: '', message: expect.stringContaining('다시 시작되어') })
    await takeBackLost(app.open)
  })

  test('every wrong cell is named with its field and a sentence, and nothing is written', async () => {
    const at = await count()
    const state = await tried(`${HEAD}\n,,,어쩌면,2026-02-30\nguide,가,<p>나</p>,예,내일\n`, { publish: 'Y' })
    expect(state.faults.map(({ cell, field }) => [cell, field])).toEqual([
      ['A2', '분류'],
      ['B2', '제목'],
      ['D2', '목록 맨 위에 고정'],
      ['E2', '게시일'],
      ['E3', '게시일'],
    ])
    const strict = await tried(`${HEAD}\nguide,,,예,\n`, { publish: 'Y' })
    expect(strict.faults.map(({ cell, message }) => `${cell} ${message}`)).toEqual(
      expect.arrayContaining(['B2 제목을 입력해 주세요.', 'E2 게시일을 입력해 주세요.']),
    )
    const refused = await app.post('/adm/record/importRun', { type: 'notices', job: strict.job }, admin)
    expect([refused.status, refused.data.resultMessage]).toEqual([409, expect.stringContaining('확인이 끝난 파일만')])
    expect(await count()).toBe(at)
  })

  test('a trial that was cancelled is not written; another person does not see it', async () => {
    const state = await tried(`${HEAD}\n${LINE}\n`)
    const other = await app.get(`/adm/record/importProgress?type=notices&job=${state.job}`, { as: PEOPLE.manager })
    expect(other.status).toBe(403)
    const { data } = await app.post('/adm/record/importCancel', { type: 'notices', job: state.job }, admin)
    expect(data.item).toMatchObject({ phase: 'cancelled' })
    expect((await app.post('/adm/record/importRun', { type: 'notices', job: state.job }, admin)).status).toBe(409)
  })

  test('wrong columns, numbers and encodings are said in words', async () => {
    expect(await wrong('가,나\n1,2\n')).toEqual(['A1: 첫 줄에서 항목 이름을 찾을 수 없습니다. 내려받은 파일의 첫 줄을 그대로 써 주세요.'])
    expect(await wrong('제목,비고\n가,나\n')).toEqual([expect.stringMatching(/^B1: ‘비고’.*없는 항목/)])
    expect(await wrong('제목,제목\n가,나\n')).toEqual([expect.stringMatching(/^B1: ‘제목’ 항목이 두 번/)])
    expect(await wrong('번호,제목\n999999,나\n')).toEqual(['A2: 번호가 999999인 기록이 없습니다. 새로 만들려면 번호를 비워 주세요.'])
    await imported((await tried(`${HEAD}\nguide,두 번 나올 공지,,예,\n`)).job)
    const [known] = await app.open.db.select().from(records).where(eq(records.name, '두 번 나올 공지'))
    const twice = await wrong(`번호,제목\n${known!.id},나\n${known!.id},다\n`)
    expect(twice).toEqual([expect.stringMatching(/^A3: 2번째 줄과 번호가 같습니다/)])
    expect((await upload('')).status).toBe(400)
    expect((await upload('x', { name: 'a.pdf' })).status).toBe(400)
    const korean = await tried(iconv.encode(`${HEAD}\nguide,똠방각하 펲시,,예,\n`, 'cp949'))
    expect(korean).toMatchObject({ created: 1, faults: [] })
    await imported(korean.job)
    expect((await app.get(`/adm/record/browse?type=notices&search=${encodeURIComponent('똠방')}`, admin)).data.totalCount).toBe(1)
    expect(await wrong(Buffer.from([0x81, 0x20, 0xff, 0xfe, 0x9f, 0xff]))).toEqual([expect.stringContaining('글자를 읽을 수 없는')])
  })

  test('formulas, broken quotes and a cell of a megabyte are refused where they stand', async () => {
    expect(await wrong(`${HEAD}\nguide,"=HYPERLINK(""x"")",,예,\n`)).toEqual(['B2: 수식은 쓸 수 없습니다. 값만 남겨 주세요.'])
    expect(await wrong(`${HEAD}\nguide,"끝나지 않는 칸\n`)).toEqual([expect.stringContaining('따옴표')])
    expect(await wrong(`${HEAD}\nguide,${'가'.repeat(1_000_000)},,예,\n`)).toEqual([expect.stringContaining('글이 너무 깁니다')])
    const formula = await workbook((sheet) => {
      sheet.addRow(['제목', '본문'])
      sheet.addRow(['가', { formula: '1+1', result: 2 }])
    })
    expect(await wrong(formula, 'a.xlsx')).toEqual([expect.stringMatching(/^B2: 수식은/)])
    const merged = await workbook((sheet) => {
      sheet.addRow(['제목', '본문'])
      sheet.addRow(['가', '나'])
      sheet.mergeCells('A2:B2')
    })
    expect(await wrong(merged, 'a.xlsx')).toEqual([expect.stringContaining('A2: 합친 칸(A2:B2)이 있습니다')])
  })

  test('a workbook of dates, numbers and formatted texts is read as it looks', async () => {
    const file = await workbook((sheet) => {
      sheet.addRow(HEAD.split(','))
      const row = sheet.addRow([
        'guide',
        { richText: [{ text: '굵은 ' }, { text: '제목' }] },
        7,
        true,
        new Date(Date.UTC(2026, 5, 1, 9, 30)),
      ])
      row.getCell(5).numFmt = 'yyyy-mm-dd hh:mm'
    })
    const state = await tried(file, { name: 'a.xlsx' })
    expect(state).toMatchObject({ created: 1, faults: [] })
    await imported(state.job)
    const [row] = await app.open.db.select().from(records).where(eq(records.name, '굵은 제목'))
    expect(row!.draft).toMatchObject({ contents: '7', pinned: true, postedAt: '2026-06-01T00:30:00.000Z' })
  })
})

async function workbook(fill: (sheet: exceljs.Worksheet) => void): Promise<Buffer> {
  const book = new exceljs.Workbook()
  fill(book.addWorksheet('시트'))
  const out = new PassThrough()
  const chunks: Buffer[] = []
  out.on('data', (chunk: Buffer) => chunks.push(chunk))
  await book.xlsx.write(out)
  return Buffer.concat(chunks)
}
