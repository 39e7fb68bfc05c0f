'use client'
import { Component, type ReactNode } from 'react'

interface Props {
  /** The failure is cleared when one of these values changes: the block itself, or its page. */
  resetBy: readonly unknown[]
  fallback: (error: unknown) => ReactNode
  children: ReactNode
}
interface State {
  failure: { error: unknown } | null
  resetBy: readonly unknown[]
}

/** Confines what a block throws, while rendering or later, to the block's own frame; renders it again as soon as the block changes. */
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
