// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import type { SessionUser } from '@/schemas/api/auth/session'
import { markViewer } from './mark-viewer'

it('names members and business members on the root element, and nobody once they left', () => {
  const viewer = () => document.documentElement.getAttribute('data-viewer')
  const signed = (bizYn: SessionUser['bizYn']) => markViewer({ code: 'signed', user: { bizYn } as SessionUser })
  signed('N')
  expect(viewer()).toBe('member')
  signed('Y')
  expect(viewer()).toBe('business')
  markViewer({ code: 'unsigned' })
  expect(viewer()).toBeNull()
})
