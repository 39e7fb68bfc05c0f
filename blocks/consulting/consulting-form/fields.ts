import { CONSULTATION_LABELS, consultationFaults, type ConsultationForm } from '@/schemas/rules/consulting/consultation-form'
import { seoulDay } from '@/schemas/words/seoul-day'

/** The fields of the form in the browser: an address in three parts, and the shop. */
export interface Fields extends Omit<ConsultationForm, 'categories'> {
  categories: string[]
  zipCode: string
  addressDetail: string
  shopId: string
  /** Number of the folder of scraps that goes along; empty for none. */
  folderSeq: string
  /** No field: holds the fault of the pictures. */
  files: string
}

/** In the order of the page. */
export const LABELS = {
  name: CONSULTATION_LABELS.name,
  phoneNo: CONSULTATION_LABELS.phoneNo,
  categories: CONSULTATION_LABELS.categories,
  startDt: CONSULTATION_LABELS.startDt,
  address: CONSULTATION_LABELS.address,
  contents: CONSULTATION_LABELS.contents,
  files: CONSULTATION_LABELS.files,
  agreed: CONSULTATION_LABELS.agreed,
} as const

/** What each step of a phone asks for. */
export const STEPS: readonly { title: string; fields: readonly (keyof typeof LABELS)[] }[] = [
  { title: '신청하는 분', fields: ['name', 'phoneNo'] },
  { title: '품목과 시기', fields: ['categories', 'startDt'] },
  { title: '집과 상담 내용', fields: ['address', 'contents', 'files', 'agreed'] },
]
export const stepOf = (field: string): number => STEPS.findIndex(({ fields }) => (fields as readonly string[]).includes(field))

/** One line for the whole address. */
export const addressOf = ({ zipCode, address, addressDetail }: Fields): string =>
  address && [zipCode && `(${zipCode})`, address, addressDetail.trim()].filter(Boolean).join(' ')

export const faultsOf = (fields: Fields) => consultationFaults({ ...fields, address: addressOf(fields) }, seoulDay(new Date()))
