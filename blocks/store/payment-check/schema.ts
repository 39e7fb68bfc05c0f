import { Type, type Static } from 'typebox'
import { choiceField } from '@/blocks/base/_parts/fields'

const PARTS = { pay: '결제창 열기', success: '성공하고 돌아온 화면', fail: '실패하고 돌아온 화면' }

export const props = Type.Object({ part: choiceField('화면', PARTS, { default: 'pay' }) }, { additionalProperties: false })
export type Props = Static<typeof props>
