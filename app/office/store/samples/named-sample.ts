import type { SampleRow } from '@/schemas/api/store/sample-desk'

/** How a request is known and named among several. */
export const namedSample = {
  idOf: ({ sampleSeq }: SampleRow): string => String(sampleSeq),
  nameOf: ({ sampleSeq, name }: SampleRow): string => [`${sampleSeq}번`, name].filter(Boolean).join(' '),
}
