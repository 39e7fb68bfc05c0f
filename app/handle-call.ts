import { mount } from '@/services/kit/mount'
import { compose } from './compose'

/** Answers one call over HTTP; the request pipeline finds the operation by method and path. */
export function handleCall(request: Request): Promise<Response> {
  compose()
  return mount(request)
}
