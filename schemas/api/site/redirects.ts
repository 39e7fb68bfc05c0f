import { Type } from 'typebox'
import { contract } from '@/schemas/api/base/contract'

/** Raised when the redirect of this path changed. */
export const redirectTag = (path: string): string => `redirect:${path}`

/** Where a path leads that has no page any more (the record type `redirects`). Asked only when nothing else answers there. */
export const readRedirect = contract({
  at: 'GET /svc/redirectSvcApi/svcRead',
  id: 'redirect.read',
  title: '옮긴 주소 조회',
  access: 'visitor',
  input: Type.Object({
    /** Decoded, in NFC, without a slash at its end. */
    path: Type.String({ title: '옛 주소', minLength: 1, maxLength: 2048 }),
  }),
  /** Empty when the path did not move. */
  item: Type.Object({ to: Type.String() }),
  tags: ({ path }) => [redirectTag(path)],
})
