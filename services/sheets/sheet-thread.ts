// Reads one spreadsheet in a thread of its own, whose memory is limited: a file that would need more ends the thread and nothing else.
import { parentPort, workerData } from 'node:worker_threads'
import { aboutNothing, SheetRefused, textOf, type SheetMessage, type SheetRow } from './sheet-message'

/** Rows of one message. */
const AT_ONCE = 500
const { path, maxRows } = workerData as { path: string; maxRows: number }
const tell = (message: SheetMessage): void => parentPort!.postMessage(message)

async function read(): Promise<void> {
  const { readRows } = await import('./read-rows')
  let rows: SheetRow[] = []
  let count = 0
  const about = aboutNothing()
  for await (const row of readRows(path, about)) {
    if (row[1].every((cell) => isBlank(textOf(cell)))) continue
    // The two lines of names come on top.
    if (++count > maxRows + 2)
      throw new SheetRefused(`한 번에 ${maxRows.toLocaleString('ko-KR')}줄까지 가져올 수 있습니다. 파일을 나누어 주세요.`)
    rows.push(row)
    if (rows.length < AT_ONCE) continue
    tell({ rows })
    rows = []
  }
  tell({ rows })
  tell({ about })
}

const isBlank = (text: string | object): boolean => typeof text === 'string' && text.trim() === ''

read().catch((error: unknown) => {
  const isOurs = error instanceof SheetRefused
  tell({
    fault: {
      cell: isOurs ? error.cell : '',
      message: isOurs ? error.message : '파일을 읽을 수 없습니다. 파일이 깨졌거나 암호가 걸려 있는지 확인해 주세요.',
    },
  })
})
