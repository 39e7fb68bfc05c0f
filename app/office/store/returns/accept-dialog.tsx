'use client'
import { useForm } from '@/builder/list/use-form'
import { FormDialog } from '@/builder/list/form-dialog'
import { call } from '@/schemas/api/base/call'
import { acceptReturn } from '@/schemas/api/store/return-desk'
import { toldWords } from '@/app/office/_parts/told-words'

interface AcceptDialogProps {
  returnSeq: number
  version: number
  onDone: (words: string) => void
  onClose: () => void
}

export function AcceptDialog({ returnSeq, version, onDone, onClose }: AcceptDialogProps) {
  const form = useForm<never>(async () => {
    await call(acceptReturn, { returnSeq, version })
    onDone(toldWords('받기로 했습니다.'))
  }, [])
  return (
    <FormDialog
      title="돌아오는 상품을 받기로 합니다"
      text="고객에게 상품을 준비해 달라고 알립니다. 교환이면 바꿀 상품을 지금 잡아 둡니다. 그 뒤로 고객은 스스로 철회할 수 없습니다."
      form={form}
      words="받기로 하기"
      busyWords="저장하는 중입니다"
      onClose={onClose}
    ></FormDialog>
  )
}
