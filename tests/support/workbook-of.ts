import { zipOf } from './zip-of'

export interface WorkbookParts {
  /** The inside of `sheetData`. */
  rows: string
  /** What stands behind `sheetData`. */
  after?: string
  /** `<xf numFmtId="…"/>` of the cells' styles, from 0. */
  formats?: readonly string[]
}

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006/relationships'
const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')

/** A cell of text. */
export const textCell = (at: string, text: string): string => `<c r="${at}" t="inlineStr"><is><t>${escaped(text)}</t></is></c>`
/** A number with the style of that place. */
export const numberCell = (at: string, value: number, style = 0): string => `<c r="${at}" s="${style}"><v>${value}</v></c>`

/** A workbook of one tab, written as programs write it and with what the test gives. */
export function workbookOf({ rows, after = '', formats = [] }: WorkbookParts): Buffer {
  const named = formats.map((code, at) => `<numFmt numFmtId="${200 + at}" formatCode="${escaped(code)}"/>`).join('')
  const styles = ['<xf numFmtId="0"/>', ...formats.map((_, at) => `<xf numFmtId="${200 + at}"/>`)].join('')
  return zipOf({
    'xl/worksheets/sheet1.xml': `<worksheet xmlns="${MAIN}"><sheetData>${rows}</sheetData>${after}</worksheet>`,
    'xl/styles.xml': `<styleSheet xmlns="${MAIN}"><numFmts>${named}</numFmts><cellXfs>${styles}</cellXfs></styleSheet>`,
    'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="시트" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${PACKAGE}"><Relationship Id="rId1" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${OFFICE}/styles" Target="styles.xml"/></Relationships>`,
    '_rels/.rels': `<Relationships xmlns="${PACKAGE}"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  })
}
