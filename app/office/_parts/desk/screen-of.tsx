'use client'
import type { AnyContract } from '@/schemas/api/base/contract'
import type { ListScreenProps } from '../list-screen-props'
import type { Desk } from './desk-definition'
import { DeskScreen } from './desk-screen'

/** The screen of a desk as its page renders it: a file of its own for the browser, because the definition cannot be sent there. */
export const screenOf = <C extends AnyContract>(desk: Desk<C>) =>
  function ScreenOfDesk(props: ListScreenProps<C>) {
    return <DeskScreen desk={desk} {...props} />
  }
