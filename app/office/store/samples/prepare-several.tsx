'use client'
import { FormDialog } from '@/builder/list/form-dialog'
import { useForm } from '@/builder/list/use-form'
import { call } from '@/schemas/api/base/call'
import { prepareSamples, type SampleRow } from '@/schemas/api/store/sample-desk'
import { whyNotPrepared } from '@/schemas/rules/store/samples'
import { bulkDone } from '../../_parts/desk/bulk-done'
import type { DeskBulkDialogProps } from '../../_parts/desk/desk-definition'
import { StayingPart } from '../../_parts/desk/staying-part'
import { stayingRows } from '../../_parts/desk/staying-rows'
import { namedSample } from './named-sample'

/** Several requests become prepared ones; those that are further already stay as they are. */
export function PrepareSeveral({ rows, onDone, onClose }: DeskBulkDialogProps<SampleRow>) {
  const staying = stayingRows(rows, { nameOf: namedSample.nameOf, why: ({ state }) => whyNotPrepared(state) })
  const form = useForm<never>(async () => {
    const samples = rows.map(({ sampleSeq, version }) => ({ sampleSeq, version }))
    const { item } = await call(prepareSamples, { samples })
    onDone(bulkDone(namedSample, rows, item, (changed) => `샘플 신청 ${changed}건의 준비를 시작했습니다.`))
  }, [])
  return (
    <FormDialog
      title="고른 샘플의 준비를 시작합니다"
      text={`신청 ${rows.length - staying.length}건을 ‘준비’로 바꾸고 신청한 분께 알립니다. 준비를 시작하면 신청한 분이 취소할 수 없습니다.`}
      form={form}
      words="준비 시작"
      busyWords="바꾸는 중입니다"
      onClose={onClose}
    >
      <StayingPart what="신청" staying={staying} />
    </FormDialog>
  )
}
