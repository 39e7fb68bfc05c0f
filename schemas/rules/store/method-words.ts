import type { PaymentMethod } from '@/schemas/api/store/orders'

export const METHOD_WORDS: Readonly<Record<PaymentMethod, string>> = { CARD: '카드·간편결제', TRANSFER: '계좌이체', VBANK: '가상계좌' }
