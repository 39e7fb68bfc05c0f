'use client'
import { Component, type ReactNode } from 'react'
import { BlockFallback } from './block-fallback'

interface Props {
  children: ReactNode
  /** Told of a failure, which no server logs. */
  onFailure?: (error: unknown) => void
}

/** Confines the failure of an island, or of a block on the canvas, to itself, and shows the fallback in its place. */
export class ErrorBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false }
  static getDerivedStateFromError() {
    return { failed: true }
  }
  override componentDidCatch(error: unknown) {
    this.props.onFailure?.(error)
  }
  override render() {
    return this.state.failed ? <BlockFallback /> : this.props.children
  }
}
