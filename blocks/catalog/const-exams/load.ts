import type { Loaded, LoadInput } from '@/renderer/define-block'
import { listConstExams, type ConstExam } from '@/schemas/api/catalog/architectures'
import type { Props } from './schema'

export interface Data {
  exams: ConstExam[]
}

export async function load({ props, call, signal }: LoadInput<Props>): Promise<Loaded<Data>> {
  const { category, type, size = 6 } = props
  const { items } = await call(
    listConstExams,
    { size, ...(category ? { category } : {}), ...(type ? { constExamType: type } : {}) },
    { signal },
  )
  return { data: { exams: items } }
}
