import { afterAll, beforeAll, expect, test } from 'vitest'
import { numberCell, textCell, workbookOf } from '@/tests/support/workbook-of'
import { openTestApp, PEOPLE, type TestApp } from '@/tests/support/test-app'
import { ONE_DATABASE } from '@/tests/support/test-database'

const [kind] = ONE_DATABASE
let app: TestApp
beforeAll(async () => {
  app = await openTestApp(kind!)
})
afterAll(() => app.drop())

const ORDER = '260601-7K2M9QX4T8WZ3'
async function said(name: string, bytes: string | Buffer, as: object = PEOPLE.admin): Promise<unknown[]> {
  const form = new FormData()
  form.append('file', new File([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)], name))
  const { status, data } = await app.post('/adm/packing/file', form, { as })
  return [status, data.item ? data.item['text'] : data.resultMessage]
}

test('a workbook comes back as lines: long numbers whole, empty lines in their places', async () => {
  const row = (at: number, ...cells: string[]) => `<row r="${at}">${cells.join('')}</row>`
  const book = workbookOf({
    rows:
      row(1, textCell('A1', '주문 번호'), textCell('B1', '송장 번호')) +
      row(2, textCell('A2', ORDER), numberCell('B2', 601_234_567_890)) +
      row(4, textCell('A4', ORDER), textCell('B4', '601 2345\n67891')),
  })
  expect(await said('송장.xlsx', book)).toEqual([200, `주문 번호\t송장 번호\n${ORDER}\t601234567890\n\n${ORDER}\t601 2345 67891`])
})

test('a text of Korean Windows is read; what is no file, too large or broken is refused in words, and so is who may not send', async () => {
  // 주문 in EUC-KR.
  expect(await said('a.csv', Buffer.from([0xc1, 0xd6, 0xb9, 0xae, 0x2c, 0x31]))).toEqual([200, '주문\t1'])
  expect(await said('a.pdf', '1')).toEqual([400, expect.stringContaining('엑셀(.xlsx)이나 CSV(.csv)')])
  expect(await said('a.xlsx', Buffer.from('PK\x03\x04broken', 'latin1'))).toEqual([400, expect.stringContaining('파일이 깨졌거나 암호가')])
  expect(await said('a.xlsx', 'a,b')).toEqual([400, expect.stringContaining('엑셀이나 CSV로 다시 저장해')])
  expect((await said('a.csv', '1'.repeat(2 * 1024 * 1024 + 1)))[0]).toBe(413)
  expect((await said('a.csv', '1', PEOPLE.member))[0]).toBe(403)
})
