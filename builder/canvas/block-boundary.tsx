'use client'
import { Component, type ReactNode } from 'react'

interface Props {
  /** A failure is forgotten when one of these is another: the block was changed, or the page that it stands on. */
  resetBy: readonly unknown[]
  fallback: (error: unknown) => ReactNode
  children: ReactNode
}
interface State {
  failure: { error: unknown } | null
  resetBy: readonly unknown[]
}

/** Keeps what a block throws, when rendered or later, to its own place; tries again as soon as the block is another. */
export class BlockBoundary extends Component<Props, State> {
  override state: State = { failure: null, resetBy: this.props.resetBy }
  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { failure: { error } }
  }
  static getDerivedStateFromProps({ resetBy }: Props, state: State): Partial<State> | null {
    return resetBy.every((value, i) => value === state.resetBy[i]) ? null : { resetBy, failure: null }
  }
  override render() {
    return this.state.failure ? this.props.fallback(this.state.failure.error) : this.props.children
  }
}
