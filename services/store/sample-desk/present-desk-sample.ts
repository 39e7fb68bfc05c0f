import { maskMobile } from '@/schemas/rules/base/mask'
import { maskedName } from '@/schemas/rules/base/masked-name'
import type { SampleRow } from '@/schemas/api/store/sample-desk'
import type { SampleLine, SampleRequest } from '../domain/samples/sample-request'

/** In the audit log. */
export const sampleTarget = (sampleSeq: number): string => `sample:${sampleSeq}`

/** A request as lists show it: its person masked. */
export function presentDeskSample(row: SampleRequest, lines: readonly SampleLine[] = []): SampleRow {
  const { sampleSeq, state, version, recipient, memberNo, requestedAt } = row
  return {
    ...{ sampleSeq, state, version },
    products: lines.map(({ name }) => name),
    name: recipient ? maskedName(recipient.name) : '',
    phoneNo: recipient ? maskMobile(recipient.phoneNo) : '',
    region: recipient ? recipient.address.trim().split(/\s+/).slice(0, 2).join(' ') : '',
    isMember: memberNo !== null,
    requestedAt: requestedAt.toISOString(),
  }
}
