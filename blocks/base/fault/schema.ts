import { Type, type Static } from 'typebox'

export const props = Type.Object(
  {
    how: Type.Unsafe<'server' | 'browser' | 'rejects' | 'hangs'>({
      type: 'string',
      enum: ['server', 'browser', 'rejects', 'hangs'],
      title: '실패하는 방법',
      default: 'server',
      widget: 'select',
    }),
  },
  { additionalProperties: false },
)
export type Props = Static<typeof props>
