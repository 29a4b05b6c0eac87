'use client'

import { Component, type ReactNode } from 'react'

interface Props {
  onFailed: () => void
  children: ReactNode
}

/** What goes wrong in a map's own code takes the map away and nothing else: the list stays. */
export class MapGuard extends Component<Props, { isBroken: boolean }> {
  override state = { isBroken: false }

  static getDerivedStateFromError() {
    return { isBroken: true }
  }

  override componentDidCatch() {
    this.props.onFailed()
  }

  override render() {
    return this.state.isBroken ? null : this.props.children
  }
}
