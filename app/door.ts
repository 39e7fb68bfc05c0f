import { mount } from '@/services/kit/mount'
import { compose } from './compose'

/** Every call over HTTP; which operation answers it is the pipeline's to find. */
export function door(request: Request): Promise<Response> {
  compose()
  return mount(request)
}
