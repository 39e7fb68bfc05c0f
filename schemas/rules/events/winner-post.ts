// The post that announces winners: masked names, and what the draw can be made again by.
import { escapeHtml } from '@/lib/html/escape-html'
import { maskMobile } from '@/schemas/rules/base/mask'
import { maskedName } from '@/schemas/rules/base/masked-name'

export interface WinnerPost {
  /** Of staff, plain; an empty line begins a paragraph. */
  text: string
  /** In the order of the draw. */
  winners: readonly { name: string; mobileNo: string }[]
  /** None where winners were chosen by hand. */
  draw?: { seed: string; poolHash: string; poolSize: number } | undefined
}

export function winnerPostHtml({ text, winners, draw }: WinnerPost): string {
  const paragraphs = text
    .trim()
    .split(/\n\s*\n/)
    .filter(Boolean)
    .map((paragraph) => `<p>${escapeHtml(paragraph.trim()).replaceAll('\n', '<br />')}</p>`)
  const rows = winners.map(
    ({ name, mobileNo }) => `<tr><th scope="row">${escapeHtml(maskedName(name))}</th><td>${escapeHtml(maskMobile(mobileNo))}</td></tr>`,
  )
  const table = `<table><caption>당첨자 ${winners.length}명</caption><thead><tr><th scope="col">이름</th><th scope="col">휴대전화</th></tr></thead><tbody>${rows.join('')}</tbody></table>`
  return [...paragraphs, table, ...(draw ? [drawHtml(draw)] : [])].join('')
}

const drawHtml = ({ seed, poolHash, poolSize }: WinnerPost['draw'] & object): string =>
  '<h2>추첨 기록</h2>' +
  `<p>응모 ${poolSize.toLocaleString('ko-KR')}건마다 ‘씨앗값:참여 번호’의 SHA-256 값을 구해 작은 순서대로 뽑았습니다. 같은 씨앗값과 같은 응모로 다시 뽑으면 결과가 같습니다.</p>` +
  `<ul><li>씨앗값: ${escapeHtml(seed)}</li><li>응모 목록의 SHA-256: ${escapeHtml(poolHash)}</li></ul>`
